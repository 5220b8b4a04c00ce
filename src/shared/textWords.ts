/** How a text field is refused, in one language. `field` is its name as people read it. */
export interface TextWords {
  mustBeText: (field: string) => string;
  /** @param most the longest text, `5,000` */
  tooLong: (field: string, most: string) => string;
}

/** How many characters a text has, as all limits count them: an emoji is one, where `length` counts two. */
export const charactersOf = (text: string): number => [...text].length;

/** The refusals in English. Apart from the schemas, so that a page that only says them does not load yup. */
export const englishTextWords: TextWords = {
  mustBeText: (field) => `${field} must be text.`,
  tooLong: (field, most) => `${field} can be at most ${most} characters.`,
};
