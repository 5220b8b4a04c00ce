import { findBook } from '#shared/verse/bible.ts';
import { language } from '#words/language.ts';

/** A passage or chapter as this page names it: on a Kiswahili page `Yohana 3:16`. @param code the book's, as in `JHN` */
export function passageName(reference: string, code: string): string {
  const book = language === 'sw' ? findBook(code) : undefined;
  return book ? reference.replace(/^.*(?= \d)/, book.swahili) : reference;
}
