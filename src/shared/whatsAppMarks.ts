/** A piece of a text, and how WhatsApp's marks around it would show it. */
export interface MarkedPart {
  text: string;
  /** `*bold*` */
  bold?: true;
  /** `_italic_` */
  italic?: true;
  /** `~struck~` */
  struck?: true;
}

/** A pair of marks around words on one line; never inside a word, as in `snake_case` or `2*3*4`. */
const pair = (mark: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${mark}(?![\\s${mark}])[^\\n${mark}]+(?<!\\s)${mark}(?![\\p{L}\\p{N}])`, 'gu');

const PAIRS = [
  ['bold', pair('\\*')],
  ['italic', pair('_')],
  ['struck', pair('~')],
] as const;

/** A web address, in which nothing is a mark. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"*_~]/gi;

/** Splits a text at WhatsApp's marks, and leaves them out. Marks may be nested. */
export function markedParts(text: string): MarkedPart[] {
  const legible = text.replace(ADDRESS, (address) => '/'.repeat(address.length));
  const marks = new Set<number>();
  const styles = PAIRS.map(([style, pairs]) => {
    const inside = new Set<number>();
    for (const { index, 0: found } of legible.matchAll(pairs)) {
      marks.add(index).add(index + found.length - 1);
      for (let at = index; at < index + found.length; at++) inside.add(at);
    }
    return [style, inside] as const;
  });
  if (marks.size === 0) return text === '' ? [] : [{ text }];

  const parts: MarkedPart[] = [];
  let last = '';
  for (let at = 0; at < text.length; at++) {
    if (marks.has(at)) continue;
    const shown = styles.filter(([, inside]) => inside.has(at)).map(([style]) => style);
    const name = shown.join();
    const letter = text[at] ?? '';
    const part = parts.at(-1);
    if (part && name === last) part.text += letter;
    else parts.push({ text: letter, ...Object.fromEntries(shown.map((style) => [style, true])) });
    last = name;
  }
  return parts;
}

/** A text without WhatsApp's marks, for where nothing can be bold. */
export const withoutMarks = (text: string): string =>
  markedParts(text)
    .map((part) => part.text)
    .join('');
