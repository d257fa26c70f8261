/** A PNG file whose pixels are places in a list of colours: exactly the same picture in half the bytes, if it has few. */
import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';
import { channelsOf } from './fewer-shades.ts';

/** What one byte can count. */
const maxColours = 256;

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A length, a name, the data, and a checksum of the last two. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/**
 * Encodes an opaque picture as an indexed PNG (PNG specification, third edition, colour type 3).
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255, row by row
 * @returns nothing where the picture has more than 256 colours, or a pixel that is not opaque
 */
export function indexedPng(
  pixels: Uint8Array,
  width: number,
  height: number,
): Uint8Array | undefined {
  const places = new Map<number, number>();
  // Each row begins with its filter, 0 for none.
  const rows = new Uint8Array((width + 1) * height);
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  for (let at = 0; at < width * height; at++) {
    const colour = view.getUint32(4 * at);
    if ((colour & 0xff) !== 0xff) return undefined;
    const place = places.get(colour) ?? places.size;
    places.set(colour, place);
    if (place === maxColours) return undefined;
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = place;
  }
  const header = new Uint8Array(13);
  const sizes = new DataView(header.buffer);
  sizes.setUint32(0, width);
  sizes.setUint32(4, height);
  // Bits of a pixel, and the kind; compression, filters and order are the usual ones.
  header.set([8, 3], 8);
  return Buffer.concat([
    Uint8Array.from(signature),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from([...places.keys()].flatMap(channelsOf))),
    // The same bytes on every machine, which the compressor of Node does not promise.
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
