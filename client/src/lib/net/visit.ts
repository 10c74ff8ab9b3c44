// The server over HTTP: who one is, which games and tables there are.
import type * as api from "./protocol";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly problem: api.Problem,
    readonly status = 0,
  ) {
    super(problem.says);
  }
}

/** Nobody answered. */
export class Silence extends Error {}

export const PATIENCE = 2000; // milliseconds before a server that did not answer is asked again

/** Ask until there is an answer, whatever it is; meanwhile everything stays as it is. */
export async function insist(ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Silence) setTimeout(() => insist(ask), PATIENCE);
  }
}

async function call(method: string, path: string, language: api.Language, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...sent });
  } catch {
    throw new Silence(path);
  }
  if (!answer.ok) throw new Refusal(await problem(answer), answer.status);
  return answer;
}

async function problem(answer: Response): Promise<api.Problem> {
  try {
    return (await answer.json()) as api.Problem;
  } catch {
    return { key: "", says: `${answer.status} ${answer.statusText}` };
  }
}

/** What can be asked; each in the language given. */
export function visit(language: () => api.Language) {
  const text = async (path: string) => (await call("GET", path, language())).text();
  const get = async <T>(path: string) => (await call("GET", path, language())).json() as Promise<T>;
  const send = async <T>(method: string, path: string, body?: unknown) => (await call(method, path, language(), body)).json() as Promise<T>;
  return {
    games: () => get<api.GameCard[]>("/api/games"),
    playbills: (wanted: api.Language) => get<api.Playbill[]>(`/api/playbills/${wanted}`),
    book: (game: string) => get<api.GameBook>(`/api/games/${game}`),
    look: (game: string) => get<api.Look>(`/api/games/${game}/look`),
    texts: (game: string, wanted: api.Language) => text(`/api/games/${game}/texts/${wanted}`),
    ledger: (game: string) => get<api.RulesLedger>(`/api/games/${game}/ledger`),
    recorded: (game: string, record: string) => text(`/api/games/${game}/ledger/${record}`), // as it is, like every record
    me: () => get<api.Me>("/api/me"),
    callMe: (name: string) => send<api.Me>("PUT", "/api/me", { name, language: language() } satisfies api.WhoAmI),
    register: (account: api.Account) => send<api.Me>("POST", "/api/accounts", account),
    logIn: (account: api.Account) => send<api.Me>("POST", "/api/session", account),
    logOut: () => send<null>("DELETE", "/api/session"),
    table: (id: string) => get<api.Listing>(`/api/tables/${id}`),
    open: (table: api.NewTable) => send<api.Created>("POST", "/api/tables", table),
    moments: (id: string, seat: number | null, first: number, last: number) =>
      get<api.Moments>(`/api/tables/${id}/moments?first=${first}&last=${last}${seat === null ? "" : `&seat=${seat}`}`),
    record: (id: string) => text(`/api/tables/${id}/record`), // as it is: it has numbers that are too large for JavaScript
    verify: (record: string) => send<api.Verdict>("POST", "/api/verify", record),
    replay: (rerun: api.Rerun) => send<api.Replay>("POST", "/api/replay", rerun),
    health: () => get<api.Health>("/health"),
  };
}

export type Visit = ReturnType<typeof visit>;
