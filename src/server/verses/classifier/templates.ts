const CHOICE = /\{([^}]*)\}/;

/** For each choice of the longest list, how many sentences a template gives. */
const ROUNDS = 4;

/**
 * The example sentences that a line stands for. A line may have lists of words: `my {uncle|teacher} {helped|hit} me`. Each
 * word of the longest list is used in four sentences, each time with other words of the other lists.
 */
export function sentencesOfLine(line: string): string[] {
  const [beginning = '', ...parts] = line.split(CHOICE); // a list and what follows it, by turns
  const lists = parts.filter((_, at) => at % 2 === 0).map((words) => words.split('|'));
  if (lists.length === 0) return [line];
  const longest = Math.max(...lists.map((list) => list.length));
  const sentences = Array.from({ length: longest * ROUNDS }, (_, at) => {
    const round = Math.floor(at / longest);
    return lists.reduce(
      (said, words, list) => said + words[((at % longest) + round * list) % words.length] + parts[2 * list + 1],
      beginning,
    );
  });
  return [...new Set(sentences)];
}
