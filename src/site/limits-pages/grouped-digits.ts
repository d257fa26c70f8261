/** Words of ours with figures in them, written as the figures of tables are. */

/** A number of four digits and more by itself: no part of a name, a date or another number. */
const figure = /(?<![\w.,/-])\d{4,}(?![\w/-]|[.,]\d)/g;
const couldBeYear = /^(?:19|20)\d\d$/;
const unitBehind = /^ (?:IOPS|[GMK]i?B)/;

/** “85000, noted” as “85,000, noted”. What is quoted from a document stays as it is printed. */
export const grouped = (text: string): string =>
  text.replace(figure, (digits, at: number) =>
    couldBeYear.test(digits) && !unitBehind.test(text.slice(at + digits.length))
      ? digits
      : Number(digits).toLocaleString('en'),
  );
