/** Puts words into a sentence: `{book} has {count}`. */
export function fill(sentence: string, words: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
}
