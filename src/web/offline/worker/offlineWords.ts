import { church as englishChurch } from '#content/en/church.ts';
import { offline as english } from '#content/en/offline.ts';
import type { Language } from '#content/language.ts';
import { church as swahiliChurch } from '#content/sw/church.ts';
import { offline as swahili } from '#content/sw/offline.ts';
import { swahiliMoment } from '#shared/swahiliTime.ts';
import { readableMoment } from '#shared/time.ts';
import type { BarWords } from '../keptBar.ts';

/** What the worker says in one language. */
export interface OfflineWords extends BarWords {
  offline: typeof swahili;
  church: string;
}

/** Both languages: one worker keeps the pages of both. */
export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  en: { offline: english, moment: readableMoment, church: englishChurch.name.value },
  sw: { offline: swahili, moment: swahiliMoment, church: swahiliChurch.name.value },
};
