/** What reading a text gives: a value, or one sentence saying what is accepted. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

export const good = <T>(value: T): Read<T> => ({ value });
export const bad = (problem: string): Read<never> => ({ problem });
export const isGood = <T>(read: Read<T>): read is { readonly value: T } => 'value' in read;
