// Being called to one's turn: a sound, and a notice of the browser if one is elsewhere.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two strokes of a small brass bell. */
export function ring(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  stroke(audio, 880, 0);
  stroke(audio, 1174.7, 0.16);
}

function stroke(audio: AudioContext, pitch: number, delay: number): void {
  const begin = audio.currentTime + delay;
  for (const [partial, loud] of [[1, 0.09], [2.76, 0.03], [5.4, 0.012]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * partial;
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + 1.1 / partial);
    tone.connect(gain).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 1.2);
  }
}

/** A notice of the browser, if one is wished and the page is not being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notices || !document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag, icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
