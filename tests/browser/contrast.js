// Measures how well letters stand out, on a picture of what lies behind them.
({
  hidden: new CSSStyleSheet(),
  found: new Map(), // elements by selector
  spots: [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]],

  // Make all letters invisible, or visible again.
  hide(answer) {
    const rule = "-webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important";
    this.hidden.replaceSync(`*, ::before, ::after { ${rule} }`);
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== this.hidden);
    document.adoptedStyleSheets = answer ? [...others, this.hidden] : others;
  },

  // The letters of elements that can be seen on one screen: where they are, and their colour.
  letters(top, selectors) {
    scrollTo({ top, behavior: "instant" });
    return selectors.flatMap((selector) => {
      const element = this.element(selector);
      const places = element ? this.places(element).filter((place) => this.seen(element, place)) : [];
      return places.length ? [{ selector, places, ink: this.ink(element) }] : [];
    });
  },

  element(selector) {
    if (!this.found.has(selector)) this.found.set(selector, document.querySelector(selector));
    return this.found.get(selector);
  },

  // How far to scroll so that an element is seen well above the middle of the screen.
  above(selector) {
    return Math.round(scrollY + this.element(selector).getBoundingClientRect().top - innerHeight * 0.3);
  },

  // Where the letters of an element are; above and below them a line of text has room that may lie over anything.
  places(element) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const ranges = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range;
    });
    const boxes = (ranges.length ? ranges : [element]).flatMap((one) => [...one.getClientRects()]);
    return boxes.map(({ x, y, width, height }) => ({ x, y: y + height * 0.15, width, height: height * 0.7 }));
  },

  // Whether nothing lies over the letters: neither over their middle nor over a corner.
  seen(element, { x, y, width, height }) {
    return this.spots.every(([right, down]) => {
      const hit = document.elementFromPoint(x + width * right, y + height * down);
      return hit !== null && (hit.contains(element) || element.contains(hit));
    });
  },

  ink(element) {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let one = element; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
    return { colour: [red, green, blue], opacity };
  },

  // The contrast of each of the letters where it is worst, but for a twentieth of what lies behind them.
  async ratios(picture, letters) {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
    canvas.drawImage(bitmap, 0, 0);
    const scale = bitmap.width / innerWidth;
    return letters.map(({ selector, places, ink }) => {
      const behind = new Map(); // how often each colour is there
      for (const { x, y, width, height } of places) {
        const box = [x * scale, y * scale, Math.max(1, width * scale), Math.max(1, height * scale)];
        const { buffer } = canvas.getImageData(...box.map(Math.round)).data;
        for (const pixel of new Uint32Array(buffer)) behind.set(pixel, (behind.get(pixel) ?? 0) + 1);
      }
      behind.delete(0); // outside the picture
      return [selector, this.worst(behind, ink)];
    });
  },

  worst(behind, ink) {
    const found = [...behind].map(([pixel, n]) => [this.ratio(pixel, ink), n]).sort(([one], [other]) => one - other);
    let best = found.reduce((sum, [, n]) => sum + n, 0) / 20;
    return found.find(([, n]) => (best -= n) < 0)[0];
  },

  ratio(pixel, ink) {
    const back = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
    const front = ink.colour.map((part, which) => part * ink.opacity + back[which] * (1 - ink.opacity));
    const [dark, light] = [this.light(front), this.light(back)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  },

  light(colour) {
    const parts = colour.map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  },
});
