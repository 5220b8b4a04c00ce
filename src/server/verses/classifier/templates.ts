const CHOICE = /\{([^}]*)\}/g;

/** For each choice of the longest list, how many sentences a template gives. */
const ROUNDS = 4;

/**
 * The example sentences that a line stands for. A line may have lists of words: `my {uncle|teacher} {helped|hit} me`. Each
 * word of the longest list is used in four sentences, each time with other words of the other lists.
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
