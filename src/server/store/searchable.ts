/** Text as it is searched: without capitals, accents and runs of spaces, alike on every database. */
export function searchable(texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text)
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** The patterns for `like … escape '\'` that a text must all fit to hold each of the words. */
export function searchPatterns(search: string): string[] {
  const words = searchable([search]).split(' ');
  return words.filter((word) => word !== '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
