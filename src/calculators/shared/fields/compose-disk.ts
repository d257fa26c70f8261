/** The text of a disk after a change to one of its boxes: see `disk-parts.ts`. A page loads it when a form is first used. */
import { elasticFamilies } from '../../../limits/elastic.ts';
import { type DiskParts, partsOf } from './disk-parts.ts';

/** The capacity that a disk starts with where none is known, in GiB: that of a P30, and of a Windows image. */
const usualSize = '1024';
const usualEphemeral = '128';

/** The text that `partsOf` takes apart. */
export function textOf({ type, size, iops, mbps }: DiskParts): string {
  if (iops !== undefined) return `${type}-${size}GiB-${iops}IOPS-${mbps}MBps`;
  if (!type.includes(' ')) return `Ephemeral-${size}GiB-${type}`;
  return `${size}${/[a-z]/i.test(size) ? '' : ' GiB'} ${type}`.trim();
}

/** A disk of another type and the same size; what is provisioned is the least that the type can have. */
function startOf(type: string, typedSize = ''): DiskParts {
  const size = /^\d+$/.test(plain(typedSize)) ? plain(typedSize) : usualSize;
  if (type.includes(' ')) return { type, size };
  const { rules } = elasticFamilies.find(({ prefix }) => prefix === type) ?? {};
  if (!rules) return { type, size: usualEphemeral };
  return { type, size, iops: `${rules.leastIops.value}`, mbps: `${rules.leastThroughput.value}` };
}

/** “8,000” and “8 000” are the number that names are made of, “1 TiB” is 1024. Anything else stays as typed. */
function plain(typed: string): string {
  const [, number = '', tib] =
    /^ *([1-9]\d{0,2}(?:[,\s]\d{3})+|\d+) *(?:(ti?b?)|gi?b?)? *$/i.exec(typed) ?? [];
  if (number === '') return typed;
  const digits = number.replace(/[,\s]/g, '');
  return tib ? `${Number(digits) * 1024}` : digits;
}

/** The type of a text that is no parts: the letter of a tier, or words. */
const typeOf = (text: string) =>
  /^ *s\d|hdd/i.test(text)
    ? 'Standard HDD'
    : /^ *e\d|standard/i.test(text)
      ? 'Standard SSD'
      : 'Premium SSD';

/**
 * The text of a disk after a change to one of its parts.
 * @param part `type` (then `typed` is the size and the type of the new disk: `512 GiB PremiumV2`), `iops`, `mbps`, or
 *   nothing: the size, where any name may be typed too
 */
export function composeDisk(text: string, part: string, typed: string): string {
  if (part === 'type') {
    const [, size, type = ''] = /^(.*) GiB (.*)$/.exec(typed) ?? [];
    return size === undefined ? typed : textOf(startOf(type, size));
  }
  const parts = partsOf(text) ?? { type: typeOf(text), size: '' };
  if (part !== '') return textOf({ ...parts, [part]: plain(typed) });
  const isTiered = parts.type.includes(' ');
  if (/^[\d.,\s]*([gt]i?b?)?\s*$/i.test(typed))
    return textOf({ ...parts, size: isTiered ? typed.trim() : plain(typed) });
  // As the vendor’s tools call them: PremiumV2_LRS 512 GiB.
  const match =
    /^ *(?:(premium[ _-]?(?:ssd[ _-]?)?v2|pv2)|ultra(?:[ _-]?(?:ssd|disk))?)(?:_[lz]rs)?(?: +(\d[\d,]* *[gt]i?b))? *$/i.exec(
      typed,
    );
  if (!match) return typed;
  const [, v2, amount = ''] = match;
  return textOf(startOf(v2 ? 'PremiumV2' : 'Ultra', plain(amount)));
}
