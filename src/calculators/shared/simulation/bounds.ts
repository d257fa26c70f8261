/** The most that a page simulates: IOs (about half a second of work), and windows × limits. */
export const bounds = { ios: 2_000_000, windows: 2_000_000 };

/** Seconds that are simulated where nothing else is entered. */
export const initialSeconds = 20;
