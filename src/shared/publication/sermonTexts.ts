/** The texts of a sermon that people read; its passages are references that were checked. */
const TEXTS = ['title', 'title_sw', 'preacher', 'series', 'notes'] as const;

type Texts = { readonly [Name in (typeof TEXTS)[number]]?: string | null };

/** What people read of a sermon, the short texts first. */
export const sermonTexts = (sermon: Texts): string[] => TEXTS.map((name) => sermon[name] ?? '');
