/** Parses quantities that only a checklist has: growth, and a mix of IO sizes. */
import { quote } from '../../units/decimal.ts';
import {
  type Bytes,
  bytes,
  err,
  formatNumber,
  isOk,
  ok,
  parseBytes,
  parseFraction,
  parseNumber,
  type Range,
  type Result,
} from '../../units/index.ts';

/** Parses a percentage of growth to the fraction that is added. A bare number is a percentage. */
export function parseGrowth(text: string, { min, max } = { min: 0, max: 10 }): Result<number> {
  const range = { min: min * 100, max: max * 100 };
  const percent = parseNumber(text, range, 'a percentage such as 20 %', ['%']);
  return isOk(percent) ? ok(percent.value / 100) : percent;
}

/** Shares are rounded when they are written down, so their sum may miss 100 % by as much. */
const tolerance = 0.0101;
const maxParts = 12;

/** Parses IO sizes with their shares of the IOs, `8 KiB 70 %, 64 KiB 30 %`, to the mean size. */
export function parseMix(text: string, range: Range<Bytes>): Result<Bytes> {
  const expected = 'IO sizes with their shares, such as 8 KiB 70 %, 64 KiB 30 %';
  if (text.length > 400) return err(`That is too long. Type ${expected}.`);
  const parts = text.split(/[;\n]|(?<=%)\s*,|,(?!\d)/).filter((part) => part.trim() !== '');
  if (parts.length === 0 || parts.length > maxParts)
    return err(`Type up to ${maxParts} ${expected}.`);
  let total = 0;
  let weighted = 0;
  for (const part of parts) {
    const [, sizeText, shareText] = /^(\S+(?: ?[a-z]+)?)[\s:=×]+(\S+ ?%)$/i.exec(part.trim()) ?? [];
    if (sizeText === undefined || shareText === undefined)
      return err(`${quote(part)} can’t be read. Type ${expected}.`);
    const size = parseBytes(sizeText, range);
    if (!isOk(size)) return size;
    const share = parseFraction(shareText);
    if (!isOk(share)) return share;
    total += share.value;
    weighted += size.value * share.value;
  }
  if (Math.abs(total - 1) > tolerance)
    return err(`The shares add up to ${formatNumber(total * 100, 1)} %, not to 100 %.`);
  return ok(bytes(Math.round(weighted / total)));
}
