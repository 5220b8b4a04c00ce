const CHOICE = /\{([^}]*)\}/g;

/** For each choice of the longest list, how many sentences a template gives. */
const ROUNDS = 4;

/**
 * The sentences of a line of examples. A line may leave words open, `my {uncle|teacher} {helped me|paid my fees}`: then
 * each word of the longest list stands in four sentences, beside different words of the other lists.
 */
export function sentencesOfLine(line: string): string[] {
  const lists = [...line.matchAll(CHOICE)].map(([, words = '']) => words.split('|'));
  if (lists.length === 0) return [line];
  const longest = Math.max(...lists.map((list) => list.length));
  const sentences = Array.from({ length: longest * ROUNDS }, (_, at) => {
    let list = 0;
    return line.replace(CHOICE, () => {
      const words = lists[list] ?? [];
      return words[((at % longest) + Math.floor(at / longest) * list++) % words.length] ?? '';
    });
  });
  return [...new Set(sentences)];
}
