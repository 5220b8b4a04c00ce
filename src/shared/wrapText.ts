/**
 * Breaks a text into lines no wider than a width, and then as narrow as the same number of lines allows, so that no
 * last line holds a single word.
 *
 * @param measure the width of a text, in the unit of `width`
 */
export function wrapText(text: string, measure: (text: string) => number, width: number): string[] {
  const lines = breakLines(text, measure, width);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (breakLines(text, measure, middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, measure, wide);
}

function breakLines(text: string, measure: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
