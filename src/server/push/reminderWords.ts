import { reminders as en } from '#content/en/reminders.ts';
import { reminders as sw } from '#content/sw/reminders.ts';

/** The words of reminders in both languages. */
export const REMINDER_WORDS = { en, sw };
