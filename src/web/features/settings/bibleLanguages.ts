/** The languages in which the daily verse answers, by their codes. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', sw: 'Kiswahili' };
