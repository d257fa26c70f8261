/** Why a text could not be read. */
export type Bad = {
  /** One sentence saying what is accepted. */
  readonly problem: string;
  /** What may have been meant, as texts that can be read: each can be the label of a button beside the problem. */
  readonly readings?: readonly string[];
};
/** The result of reading a text: a value, or why there is none. */
export type Read<T> = { readonly value: T } | Bad;

export const good = <T>(value: T): Read<T> => ({ value });
export const bad = (problem: string, readings: readonly string[] = []): Read<never> =>
  readings.length > 0 ? { problem, readings } : { problem };
export const isGood = <T>(read: Read<T>): read is { readonly value: T } => 'value' in read;
