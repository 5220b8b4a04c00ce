import { articleHtml } from '#server/content/articles/articleHtml.ts';
import { followFacts } from '#server/content/followFacts.ts';
import { readWishes } from '#server/verses/asking.ts';
import type { OpenEdition } from '#server/verses/editions/edition.ts';
import { readAnnouncement } from '#web/features/staff-events/pasted/readAnnouncement.ts';

/** Leads to every pattern that is not composed before it is needed. */
export function composeAll(): void {
  const editions = [
    { name: 'WEB', credit: 'World English Bible' },
    { name: 'Neno', credit: 'Neno: Biblia Takatifu' },
  ] as OpenEdition[];
  readWishes('Psalm 23', { editions, modern: () => undefined } as unknown as Parameters<typeof readWishes>[1]);
  articleHtml('[The church](https://church.example)', { language: 'en', uploads: new Map() });
  followFacts({ text: 'In Ruiru town' }, { town: { value: 'Ruiru town' } }, { town: { value: 'Thika' } });
  readAnnouncement('Sunday 3 May 2026', '2026-04-01');
}
