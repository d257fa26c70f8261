/** Bytes of a file as text: Windows writes UTF-16 and code pages, Linux UTF-8. */

/** Which encoding a file begins in, by its mark or by the zeros between Latin letters. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const head = bytes.subarray(0, 400);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (head.length >= 8 && zeros(1) > head.length * 0.3) return 'utf-16le';
  if (head.length >= 8 && zeros(0) > head.length * 0.3) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 65_536), { stream: true });
    return 'utf-8';
  } catch {
    return codePageOf(bytes.subarray(0, 65_536));
  }
}

/** Of the code pages that Windows uses, the one in which a counter’s object has a known name. */
function codePageOf(bytes: Uint8Array): string {
  const known =
    /Datenträger|physique|logique|físico|lógico|Физический|Логический|Процесс|物理|磁盘/i;
  const pages = ['windows-1252', 'windows-1251', 'gbk', 'windows-1250'];
  return pages.find((page) => known.test(new TextDecoder(page).decode(bytes))) ?? 'windows-1252';
}

/**
 * Decodes the parts of a file one after another.
 * @param first the first bytes, by which the encoding is recognised
 */
export function decoderFor(first: Uint8Array): (bytes: Uint8Array, isLast: boolean) => string {
  const decoder = new TextDecoder(encodingOf(first));
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

/** Decodes a whole file. */
export const decode = (bytes: Uint8Array): string => decoderFor(bytes)(bytes, true);
