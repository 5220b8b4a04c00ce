import { swahiliDates } from '#shared/swahiliTime.ts';
import type { EventLanguage } from '../events/eventLanguage.ts';
import { announcements, feedWords, pictureWords } from './announcements.ts';
import { branches } from './branches.ts';
import { church, serviceHours } from './church.ts';
import { categories, eventWords, statuses } from './interface.ts';

/** There are no words here to approve. */
export const approved = true;

/** What announcements, feeds and pictures of events are written with. */
export const eventLanguage: EventLanguage = {
  language: 'sw',
  church: church.name.value,
  dates: swahiliDates,
  branches,
  serviceHours,
  statuses,
  announcements,
  categories,
  pictureWords,
  feedWords,
  eventWords,
};
