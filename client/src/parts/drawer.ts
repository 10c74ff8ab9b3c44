// A drawer in this browser for what a page wants to find again.
const NAME = "gaslamp-";

/** What was put into it under that name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(NAME + name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Put something into it. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(NAME + name, text);
  } catch {
    // a browser that keeps nothing: next time begins anew
  }
}
