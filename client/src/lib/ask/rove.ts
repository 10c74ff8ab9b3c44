// Getting about on the board by keyboard: what is asked can be tabbed to, all else is reached by the arrow keys.

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of all that nothing is asked of, only one piece is a stop for the tabulator; arrows go on from it to the nearest. */
export function rove(board: HTMLElement): () => void {
  let resting: HTMLElement | null = null;
  const pieces = () => [...board.querySelectorAll<HTMLElement>("[data-piece]")].filter((piece) => piece.offsetParent);
  const settle = () => {
    const idle = pieces().filter((piece) => piece.dataset.idle !== undefined);
    const stop = idle.includes(resting!) ? resting : idle[0];
    for (const piece of pieces()) piece.tabIndex = piece === stop || piece.dataset.idle === undefined ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
    if (piece?.dataset.idle === undefined) return;
    resting = piece;
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
    if (!way || !from) return;
    const to = nearest(from, pieces(), way);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(board, { subtree: true, childList: true, attributeFilter: ["data-idle"] });
  board.addEventListener("focusin", focused);
  board.addEventListener("keydown", pressed);
  settle();
  return () => {
    watch.disconnect();
    board.removeEventListener("focusin", focused);
    board.removeEventListener("keydown", pressed);
  };
}

/** The piece that lies nearest in a direction; what lies aside of it counts as further. */
function nearest(from: HTMLElement, pieces: readonly HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | null {
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const there = middle(piece);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const ahead = across * x + down * y;
    const far = ahead + 2.5 * Math.abs(across * y + down * x);
    if (piece === from || ahead <= 4 || far >= least) continue;
    [best, least] = [piece, far];
  }
  return best;
}

function middle(piece: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
