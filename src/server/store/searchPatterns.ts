import { searchWords } from '#shared/searchable.ts';

/** Patterns for `like … escape '\'`, one for each word of a search. */
export const searchPatterns = (search: string): string[] =>
  searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
