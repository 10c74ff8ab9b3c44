// Playbills are fetched once for a language, all games at a time, and read in the language that there is.
import { describe, expect, it } from "vitest";
import { box, PLAIN } from "../src/lib/draw/guise";
import { Playbills } from "../src/lib/net/playbills.svelte";
import type { Language, Playbill } from "../src/lib/net/protocol";

const bill = (game: string, title: string): Playbill => ({ game, title, pitch: "", length: "", rules: 0, settings: {}, emblem: "M0 0", hue: 7 });
const POSTED: Record<Language, Playbill[]> = {
  en: [bill("catham", "Catham City"), bill("emerald", "A Study in Emerald")],
  pl: [bill("catham", "Catham City"), bill("emerald", "Studium w Szmaragdzie")],
};

function posted() {
  const asked: Language[] = [];
  const playbills = async (language: Language) => (asked.push(language), POSTED[language]);
  return { asked, bills: new Playbills({ playbills }) };
}

describe("playbills", () => {
  it("are fetched for all games at once, and once for each language", async () => {
    const { asked, bills } = posted();
    for (const language of ["en", "en", "pl", "en"] as const) await bills.fetch(language);
    expect(asked).toEqual(["en", "pl"]);
    expect(bills.of("emerald", "en")?.title).toBe("A Study in Emerald");
    expect(bills.of("emerald", "pl")?.title).toBe("Studium w Szmaragdzie");
  });

  it("are read in another language until they have come", async () => {
    const { bills } = posted();
    await bills.fetch("pl");
    expect(bills.of("emerald", "en")?.title).toBe("Studium w Szmaragdzie");
    await bills.fetch("en");
    expect(bills.of("emerald", "en")?.title).toBe("A Study in Emerald");
  });

  it("are none before they have come, and of a game that is not here", async () => {
    const { bills } = posted();
    expect(bills.of("catham", "en")).toBeNull();
    await bills.fetch("en");
    expect(bills.of("chess", "en")).toBeNull();
  });

  it("are asked for again if nobody answered", async () => {
    let silent = true;
    const bills = new Playbills({ playbills: () => (silent ? Promise.reject(new Error("silence")) : Promise.resolve(POSTED.en)) });
    await expect(bills.fetch("en")).rejects.toThrow("silence");
    silent = false;
    await bills.fetch("en");
    expect(bills.of("catham", "en")?.title).toBe("Catham City");
  });
});

describe("what is on a box", () => {
  it("is the game's own, or plain", () => {
    expect(box(bill("emerald", ""))).toEqual({ emblem: "M0 0", hue: 7 });
    expect(box(null)).toEqual({ emblem: PLAIN.emblem, hue: PLAIN.hue });
  });
});
