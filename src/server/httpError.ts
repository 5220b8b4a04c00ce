import { type InterfaceWords, interfaceWords } from '#content/interfaceWords.ts';

/** A sentence for the person: English, or one of the interface's words, which are in the visitor's language. */
export type LocalizedText = string | ((words: InterfaceWords) => string);

/** What an error response holds beside its status and text. */
export interface HttpErrorDetails {
  /** One sentence per faulty field, shown at its input. */
  fields?: Record<string, string>;
  /** Headers such as Retry-After. */
  headers?: Record<string, string>;
  /** More fields of the body, such as the current event. */
  body?: Record<string, unknown>;
}

/** An error response: the status, and the sentence that the person will read (rulings, 2). Its `message` is English. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly said: LocalizedText;
  readonly details: HttpErrorDetails;

  constructor(statusCode: number, said: LocalizedText, details: HttpErrorDetails = {}) {
    super(localize(said, interfaceWords.en));
    this.statusCode = statusCode;
    this.said = said;
    this.details = details;
  }
}

/** The sentence in the language of these words; in English where it is known in no other. */
export const localize = (said: LocalizedText, words: InterfaceWords): string =>
  typeof said === 'string' ? said : said(words);
