// A record in a link: compressed into the part after #, which no server is ever sent.

/** A text as letters that an address may have. */
export async function pack(text: string): Promise<string> {
  const bytes = await squeezed(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The text in such letters. */
export async function unpack(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await squeezed(bytes, new DecompressionStream("deflate-raw")));
}

async function squeezed(bytes: Uint8Array<ArrayBuffer>, press: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(press);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
