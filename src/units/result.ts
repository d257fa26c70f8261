/** Why a text could not be parsed. */
export type ParseError = {
  /** One sentence saying what is accepted. */
  readonly problem: string;
  /** What may have been meant, as texts that can be parsed: each can be the label of a button next to the problem. */
  readonly readings?: readonly string[];
};
/** The result of parsing a text: a value, or why there is none. */
export type Result<T> = { readonly value: T } | ParseError;

export const ok = <T>(value: T): Result<T> => ({ value });
export const err = (problem: string, readings: readonly string[] = []): Result<never> =>
  readings.length > 0 ? { problem, readings } : { problem };
export const isOk = <T>(result: Result<T>): result is { readonly value: T } => 'value' in result;
