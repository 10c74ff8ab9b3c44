// The wire to the server: asks are sent until they are answered, and looks are kept up to date, over any break.
import type { Ask, Done, Language, LobbyNews, News, Pong, TableAct, Tell, Why, WhyNot } from "./protocol";
import { VERSION } from "./protocol";
import type { Look } from "./look.svelte";
import { Refusal } from "./visit";

const FIRST = 100;
const LONGEST = 5000; // milliseconds between attempts
const SILENCE = 15_000; // after so long without a word one asks whether anybody is there
const PATIENCE = 8_000; // and after so long without an answer one calls again
const TRIES = 5; // how often an ask is sent again when a refusal may pass

type Wished<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type ActDraft = Wished<TableAct> | Wished<WhyNot>; // without the id that it gets when it is sent
type Answer = Done | Why | Pong;

interface Waiting {
  ask: Ask;
  tries: number;
  resolve: (answer: Answer) => void;
  reject: (why: Refusal) => void;
}

/** A connection that comes back by itself; nothing that was asked is lost or done twice. */
export class Wire {
  status: "calling" | "open" | "lost" | "barred" = $state("calling");
  person: string | null = $state(null);
  lobby: ((news: LobbyNews) => void) | null = null; // who is told of open tables
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0; // seconds that the server asked to wait
  private timer = 0;
  private heard = 0; // when something was last heard
  private readonly looks = new Map<string, Look>();
  private readonly waiting = new Map<string, Waiting>();
  private greet: (person: string | null) => void = () => undefined;
  readonly greeted = new Promise<string | null>((resolve) => (this.greet = resolve)); // as whom, for the first time

  constructor(
    private readonly address: string,
    private language: Language,
    private readonly make: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Connect, and stay so. */
  open(): void {
    window.clearTimeout(this.timer);
    const socket = this.make(this.address);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", v: VERSION, language: this.language });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Tell);
    socket.onclose = () => socket === this.socket && this.lose();
    this.timer = window.setTimeout(() => this.doubt(), PATIENCE);
  }

  /** Connect anew: as somebody else, or in another language. */
  reopen(language = this.language): void {
    this.language = language;
    if (this.status === "barred") return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.status = "calling";
    this.tries = 0;
    this.open();
  }

  /** Look at a table from now on. */
  watch(look: Look): void {
    this.looks.set(look.id, look);
    if (this.status === "open") this.send(look.watch());
  }

  /** Look away. */
  unwatch(look: Look): void {
    this.looks.delete(look.id);
    if (this.status === "open") this.send({ type: "unwatch", table: look.table, seat: look.seat });
  }

  /** Be told of open tables, or by null no longer. */
  standInLobby(tell: ((news: LobbyNews) => void) | null): void {
    this.lobby = tell;
    if (this.status === "open") this.send({ type: "lobby", on: tell !== null });
  }

  /** Do something at a table: it is done once, however often the connection breaks. */
  act(draft: ActDraft): Promise<Answer> {
    const ask = { ...draft, id: newId() } as Ask & { id: string };
    return new Promise((resolve, reject) => {
      this.waiting.set(ask.id, { ask, tries: 0, resolve, reject });
      if (this.status === "open") this.send(ask);
    });
  }

  private send(ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }

  private hear(tell: Tell): void {
    this.heard = Date.now();
    if (tell.type === "welcome") this.resume(tell.person ?? null);
    else if (tell.type === "news") this.lookOf(tell)?.learn(tell);
    else if (tell.type === "lobby") this.lobby?.(tell);
    else if (tell.type === "bye") this.retry = tell.retry ?? 1;
    else if (tell.type === "refused") this.refused(tell.id ?? "", new Refusal(tell.problem));
    else this.settle(tell);
  }

  private lookOf(news: News): Look | undefined {
    return [...this.looks.values()].find((look) => look.table === news.table && look.seat === (news.seat ?? null));
  }

  private resume(person: string | null): void {
    this.tries = this.retry = 0;
    this.status = "open";
    this.person = person;
    this.greet(person);
    if (this.lobby) this.send({ type: "lobby" });
    for (const { ask } of this.waiting.values()) this.send(ask);
    for (const look of this.looks.values()) this.send(look.watch());
    this.listen();
  }

  /** Ask now and then whether anybody is there: a cable that was pulled tells nothing. */
  private listen(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (Date.now() - this.heard < SILENCE) return this.listen();
      this.send({ type: "ping", id: newId() });
      this.timer = window.setTimeout(() => this.doubt(), PATIENCE);
    }, SILENCE);
  }

  private doubt(): void {
    if (this.status === "open" && Date.now() - this.heard < SILENCE) return this.listen();
    const socket = this.socket;
    this.lose();
    socket?.close();
  }

  private lose(): void {
    this.socket = null;
    if (this.status === "barred") return;
    this.status = "lost";
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), pause(this.tries++, this.retry));
  }

  private settle(answer: Answer): void {
    this.waiting.get(answer.id)?.resolve(answer);
    this.waiting.delete(answer.id);
  }

  private refused(id: string, why: Refusal): void {
    if (this.status !== "open") return this.bar(why);
    const look = this.looks.get(id);
    if (look) {
      this.looks.delete(id);
      return look.lose(why);
    }
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (why.problem.retry && waiting.tries++ < TRIES) {
      window.setTimeout(() => this.send(waiting.ask), pause(waiting.tries, why.problem.retry));
      return;
    }
    this.waiting.delete(id);
    waiting.reject(why);
  }

  /** A server that speaks another version will never welcome us: the page must be loaded again. */
  private bar(why: Refusal): void {
    if (why.problem.key !== "error-version") {
      this.retry = why.problem.retry ?? 0;
      return;
    }
    this.status = "barred";
    for (const waiting of this.waiting.values()) waiting.reject(why);
    this.waiting.clear();
  }
}

/**
 * How long to wait after so many tries: as long as the server says, and longer and longer, but not too long.
 * A part of it is random: those who lost a server together do not come back together.
 */
export function pause(tries: number, seconds = 0): number {
  const own = Math.min(FIRST * 2 ** Math.min(tries, 10), LONGEST) * (0.5 + Math.random() / 2);
  return Math.min(seconds * 1000, LONGEST) + own;
}

/** An id that no other ask has. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((text, n) => text + n.toString(36), "");
}
