import { createContext, useContext } from 'react';
import type { Language } from '#content/language.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import type { PageScriptures } from '#shared/verse/pageScriptures.ts';
import { language } from '#words/language.ts';

/** What the church's Kiswahili edition says where the pages quote; undefined until it is known, and on English pages. */
export const ScripturesContext = createContext<PageScriptures | undefined>(undefined);

/** A scripture as a page quotes it. */
interface QuotedScripture {
  text: string;
  /** The language of those words. */
  lang: Language;
}

const asBuilt = ({ text }: Scripture): QuotedScripture => ({ text, lang: 'en' });

function useChurchEdition(verse: Scripture): QuotedScripture {
  const text = useContext(ScripturesContext)?.texts[verse.reference];
  return text === undefined ? asBuilt(verse) : { text, lang: 'sw' };
}

/**
 * The words of a scripture: on Kiswahili pages those of the church's Kiswahili edition where it has added one, else the
 * King James Version's.
 */
export const useScripture: (verse: Scripture) => QuotedScripture = language === 'en' ? asBuilt : useChurchEdition;

/** Whose words they are: the credit of the church's Kiswahili edition; undefined on English pages and without one. */
export const useScriptureCredit: () => string | undefined =
  language === 'en' ? () => undefined : () => useContext(ScripturesContext)?.edition?.credit;
