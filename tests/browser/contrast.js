// Measures how well letters stand out, on a picture of what lies behind them.
({
  hidden: new CSSStyleSheet(),

  // Make all letters invisible, or visible again.
  hide(answer) {
    const rule = "-webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important";
    this.hidden.replaceSync(`*, ::before, ::after { ${rule} }`);
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== this.hidden);
    document.adoptedStyleSheets = answer ? [...others, this.hidden] : others;
  },

  // The letters of elements that can be seen now: where they are, and their colour.
  letters(selectors) {
    return selectors.flatMap((selector, index) => {
      const element = document.querySelector(selector);
      const places = element ? this.places(element).filter((place) => this.seen(element, place)) : [];
      return places.length ? [{ index, places, ink: this.ink(element) }] : [];
    });
  },

  places(element) {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const ranges = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range;
    });
    const boxes = (ranges.length ? ranges : [element]).flatMap((one) => [...one.getClientRects()]);
    return boxes.map(({ x, y, width, height }) => ({ x, y, width, height }));
  },

  seen(element, { x, y, width, height }) {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (hit.contains(element) || element.contains(hit));
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
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    const scale = bitmap.width / innerWidth;
    return letters.map(({ index, places, ink }) => {
      const found = places.flatMap(({ x, y, width, height }) => {
        const box = [x * scale, y * scale, Math.max(1, width * scale), Math.max(1, height * scale)];
        return this.behind(canvas.getImageData(...box.map(Math.round)).data, ink);
      });
      found.sort((one, other) => one - other);
      return [index, found[Math.floor(found.length / 20)]];
    });
  },

  behind(data, ink) {
    const found = [];
    for (let start = 0; start < data.length; start += 4) {
      if (!data[start + 3]) continue; // outside the picture
      const back = [...data.slice(start, start + 3)];
      const front = ink.colour.map((part, which) => part * ink.opacity + back[which] * (1 - ink.opacity));
      const [dark, light] = [this.light(front), this.light(back)].sort((one, other) => one - other);
      found.push((light + 0.05) / (dark + 0.05));
    }
    return found;
  },

  light(colour) {
    const parts = colour.map((part) => part / 255);
    const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  },
});
