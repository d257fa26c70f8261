/** Why a text could not be read. */
export type ParseError = {
  /** One sentence saying what is accepted. */
  readonly problem: string;
  /** What may have been meant, as texts that can be read: each can be the label of a button beside the problem. */
  readonly readings?: readonly string[];
};
/** The result of reading a text: a value, or why there is none. */
export type Result<T> = { readonly value: T } | ParseError;

export const ok = <T>(value: T): Result<T> => ({ value });
export const err = (problem: string, readings: readonly string[] = []): Result<never> =>
  readings.length > 0 ? { problem, readings } : { problem };
export const isOk = <T>(read: Result<T>): read is { readonly value: T } => 'value' in read;
