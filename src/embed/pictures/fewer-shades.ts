/** What no eye tells apart, in each of red, green and blue, of 255. */
const step = 16;

/** Red, green and blue of a colour. */
export const channelsOf = (colour: number): readonly number[] => [
  colour >>> 24,
  (colour >>> 16) & 0xff,
  (colour >>> 8) & 0xff,
];

const distance = (one: number, other: number): number => {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return Math.max(...a.map((value, at) => Math.abs(value - (b[at] ?? 0))));
};

/**
 * The same picture with fewer colours, which takes fewer bytes: the edges of letters and lines are drawn in dozens of
 * shades, of which most are next to another. Each becomes the nearest of those that more pixels have, so that no surface
 * and no line changes.
 * @param pixels red, green, blue and alpha of each pixel
 */
export function withFewerShades(pixels: Uint8Array): Uint8Array {
  const drawn = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = drawn.getUint32(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const kept: number[] = [];
  const replaced = new Map<number, number>();
  for (const [colour] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const [nearest = colour] = kept
      .filter((one) => distance(one, colour) <= step && (one & 0xff) === (colour & 0xff))
      .sort((a, b) => distance(a, colour) - distance(b, colour));
    if (nearest === colour) kept.push(colour);
    replaced.set(colour, nearest);
  }
  const fewer = new DataView(new ArrayBuffer(pixels.length));
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = drawn.getUint32(at);
    fewer.setUint32(at, replaced.get(colour) ?? colour);
  }
  return new Uint8Array(fewer.buffer);
}
