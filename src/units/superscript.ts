const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole number as an exponent: “⁸”, “⁻²⁰”. */
export const superscript = (number: string): string =>
  [...number].map((sign) => digits[Number(sign)] ?? '⁻').join('');
