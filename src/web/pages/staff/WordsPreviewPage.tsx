/** A page with the drafts of its words, for staff only. */
export { WordsPreview as WordsPreviewPage } from '#web/features/site-words/preview/WordsPreview.tsx';
