/** Leaves out what is not there: a member is either known or absent, never `undefined`. */
export const present = <Key extends string, T>(key: Key, value: T | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: T };
