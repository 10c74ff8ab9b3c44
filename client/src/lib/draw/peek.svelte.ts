// Looking closer: which card, place or pile is shown at more length, beside what, and for how long.
import type { Attachment } from "svelte/attachments";
import type { Lot } from "./scene";

/** A card or a place, perhaps with what can be said of it as it lies there; or a pile. */
export type Subject = { sort: "card" | "place"; number: number; says?: readonly string[] } | { sort: "pile"; title: string; lots: readonly Lot[] };

const LINGER = 350; // ms for which a mouse rests before something is shown
const PRESS = 450; // ms for which a finger does

/** One look closer at a time: by a mouse that rests it goes with the mouse, else it stays until it is closed. */
export class Peek {
  subject: Subject | null = $state.raw(null);
  anchor: HTMLElement | null = $state.raw(null);
  pinned = $state(false);
  private timer = 0;

  /** Show it soon, unless the mouse goes on. */
  linger(subject: Subject, anchor: HTMLElement): void {
    if (this.pinned) return;
    this.wait(LINGER, () => this.show(subject, anchor, false));
  }

  /** Show it until it is closed. */
  pin(subject: Subject, anchor: HTMLElement): void {
    this.show(subject, anchor, true);
  }

  /** The mouse has gone on. */
  leave(): void {
    window.clearTimeout(this.timer);
    if (!this.pinned) this.close();
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.subject = null;
    this.anchor = null;
    this.pinned = false;
  }

  /** What an element needs to be looked at: a mouse that rests on it, a finger that stays, the key i. */
  at(subject: () => Subject | null): Attachment<HTMLElement> {
    return (element) => {
      let pressed = false;
      const on = (name: string, act: (event: never) => void) => element.addEventListener(name, act as EventListener, { capture: true });
      on("pointerenter", (event: PointerEvent) => {
        const shown = subject();
        if (shown && event.pointerType === "mouse") this.linger(shown, element);
      });
      on("pointerleave", () => this.leave());
      on("pointerdown", (event: PointerEvent) => {
        const shown = subject();
        pressed = false;
        if (event.pointerType === "mouse") return this.leave();
        if (shown) this.wait(PRESS, () => ((pressed = true), this.pin(shown, element)));
      });
      on("pointerup", () => window.clearTimeout(this.timer));
      on("pointercancel", () => window.clearTimeout(this.timer));
      on("contextmenu", (event: PointerEvent) => event.pointerType !== "mouse" && event.preventDefault());
      on("click", (event: MouseEvent) => {
        if (pressed) event.stopPropagation(); // the finger only wanted to look
        pressed = false;
      });
      on("keydown", (event: KeyboardEvent) => {
        const shown = subject();
        if (shown && event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) this.pin(shown, element);
      });
      return () => this.anchor === element && this.close();
    };
  }

  private show(subject: Subject, anchor: HTMLElement, pinned: boolean): void {
    window.clearTimeout(this.timer);
    if (!anchor.isConnected) return; // it was taken from the board meanwhile
    this.subject = subject;
    this.anchor = anchor;
    this.pinned = pinned;
  }

  private wait(ms: number, act: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(act, ms);
  }
}
