import { normalForm } from '#shared/normalForm.ts';

/** Normalizes text for searching: case, accents and spaces, the same on every database. */
export function searchable(texts: readonly (string | null)[]): string {
  return normalForm(texts.filter((text) => text).join(' '), 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Patterns for `like … escape '\'`, one per word. */
export function searchPatterns(search: string): string[] {
  const words = searchable([search]).split(' ');
  return words.filter((word) => word !== '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
