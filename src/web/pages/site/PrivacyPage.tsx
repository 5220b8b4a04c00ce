/** What the site stores about people, and their rights. */
export { PrivacyText as PrivacyPage } from '#web/features/privacy/PrivacyText.tsx';
export { approved } from '#words/privacy.ts';
