// Which page an address names, and the way from one to another without loading anything anew.
export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null }
  | { name: "rules"; game: string | null }
  | { name: "ledger"; game: string }
  | { name: "recorded"; game: string; record: string }
  | { name: "settings" }
  | { name: "about" }
  | { name: "nowhere" };

/** The page at an address. */
export function page(path: string): Page {
  const [first, second, third, fourth] = path.split("/").filter(Boolean);
  if (!first) return { name: "lobby" };
  if (first === "t" && second && !third) return { name: "table", id: second };
  if (first === "t" && second && third === "replay") return { name: "replay", id: second };
  if (first === "new" && second && !third) return { name: "new", game: second };
  if (first === "rules" && !third) return { name: "rules", game: second ?? null };
  if (first === "rules" && second && third === "ledger") return fourth ? { name: "recorded", game: second, record: fourth } : { name: "ledger", game: second };
  if (second) return { name: "nowhere" };
  if (first === "replay") return { name: "replay", id: null };
  if (first === "settings" || first === "about") return { name: first };
  return { name: "nowhere" };
}

export const here = $state({ path: location.pathname, hash: location.hash });

export function look(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}

/** Go to another page of ours. */
export function go(address: string): void {
  history.pushState(null, "", address);
  look();
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Follow a link to a page of ours without loading it; all others are the browser's business. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname === "/health") return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.href);
}
