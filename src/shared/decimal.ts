/** The number that a text writes in decimals; NaN for other texts, also for `1e1` and `0x10`, which `Number` reads. */
export const decimal = (text: string): number => (/^\s*-?\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);
