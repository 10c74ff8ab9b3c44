// The wire comes back by itself; what was asked is sent until it is answered, and done once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Look } from "../src/lib/net/look.svelte";
import { pause, Wire } from "../src/lib/net/wire.svelte";

type Sent = { type: string; id?: string } & Record<string, unknown>;

class Socket {
  static all: Socket[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen = () => undefined as unknown;
  onclose = () => undefined as unknown;
  onmessage = (_: { data: string }) => undefined as unknown;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close() {
    this.readyState = 3;
    this.onclose();
  }

  welcome() {
    this.readyState = 1;
    this.onopen();
    this.hear({ type: "welcome", v: 3, software: "", person: "p" });
  }

  hear(tell: object) {
    this.onmessage({ data: JSON.stringify(tell) });
  }
}

const latest = () => Socket.all.at(-1)!;

function connected(): Wire {
  const wire = new Wire("ws://here/ws", "en", () => new Socket() as unknown as WebSocket);
  wire.open();
  latest().welcome();
  return wire;
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("WebSocket", { OPEN: 1 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("wire", () => {
  it("says hello first", () => {
    const wire = connected();
    expect(latest().sent[0]).toMatchObject({ type: "hello", v: 3, language: "en" });
    expect(wire.status).toBe("open");
    expect(wire.person).toBe("p");
  });

  it("sends again what was not answered, with the same id", async () => {
    const wire = connected();
    const done = wire.act({ type: "start", table: "t" });
    const id = latest().sent.at(-1)!.id;
    latest().close();
    expect(wire.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(200);
    latest().welcome();
    expect(latest().sent.filter((one) => one.type === "start")).toMatchObject([{ id }]);
    latest().hear({ type: "done", id, table: "t", n: 3 });
    await expect(done).resolves.toMatchObject({ n: 3 });
  });

  it("asks for what came after the latest entry it has", async () => {
    const wire = connected();
    const look = new Look("t", 0);
    wire.watch(look);
    latest().hear({ type: "news", table: "t", seat: 0, n: 7, here: [0] });
    latest().close();
    await vi.advanceTimersByTimeAsync(200);
    latest().welcome();
    expect(latest().sent.at(-1)).toMatchObject({ type: "watch", table: "t", seat: 0, since: 7 });
  });

  it("tells a refusal to whoever asked", async () => {
    const wire = connected();
    const refused = wire.act({ type: "start", table: "t" });
    latest().hear({ type: "refused", id: latest().sent.at(-1)!.id, problem: { key: "error-not-host", says: "no" } });
    await expect(refused).rejects.toThrow("no");
  });

  it("waits as long as it is told to, and tries again", async () => {
    const wire = connected();
    void wire.act({ type: "start", table: "t" });
    const id = latest().sent.at(-1)!.id;
    latest().hear({ type: "refused", id, problem: { key: "error-too-fast", says: "slow", retry: 2 } });
    await vi.advanceTimersByTimeAsync(1900);
    expect(latest().sent.filter((one) => one.id === id)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(latest().sent.filter((one) => one.id === id)).toHaveLength(2);
  });

  it("notices a cable that was pulled", async () => {
    const wire = connected();
    await vi.advanceTimersByTimeAsync(15_100);
    expect(latest().sent.at(-1)!.type).toBe("ping");
    await vi.advanceTimersByTimeAsync(8_100);
    expect(wire.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(200);
    expect(Socket.all).toHaveLength(2);
  });

  it("gives up on a server of another version", () => {
    const wire = new Wire("ws://here/ws", "en", () => new Socket() as unknown as WebSocket);
    wire.open();
    latest().readyState = 1;
    latest().hear({ type: "refused", problem: { key: "error-version", says: "other" } });
    latest().close();
    expect(wire.status).toBe("barred");
  });

  it("waits longer and longer, but not too long", () => {
    const longest = vi.spyOn(Math, "random").mockReturnValue(1);
    expect([0, 1, 2, 10].map((tries) => pause(tries))).toEqual([100, 200, 400, 5000]);
    expect([pause(0, 3), pause(0, 60)]).toEqual([3100, 5100]);
    longest.mockReturnValue(0);
    expect([0, 1, 2, 10].map((tries) => pause(tries))).toEqual([50, 100, 200, 2500]);
    expect(pause(0, 3)).toBe(3050);
    longest.mockRestore();
  });

  it("does not come back together with all others", () => {
    const pauses = new Set(Array.from({ length: 1000 }, () => pause(3)));
    expect(pauses.size).toBeGreaterThan(900);
  });
});
