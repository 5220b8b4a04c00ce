import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { micromark } from 'micromark';
import type { Language } from '#content/language.ts';
import type { Scripture } from '#content/scripture/scripture.ts';
import type { Uploads } from '#server/store/content/versions.ts';
import { isLink } from '#shared/content/fieldSchemas.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { OWN_FORMATS, ownPicture } from '#shared/images/ownPicture.ts';
import { MAX_VERSES, scriptureIn } from '../scriptureIn.ts';

/** Markdown features that are off. HTML is shown as text. */
const disabled = [
  'htmlFlow',
  'htmlText',
  'codeIndented',
  'codeFenced',
  'codeText',
  'thematicBreak',
  'blockQuote',
  'definition',
  'autolink',
  'characterReference',
];

/** The elements that pass as they are. */
const ELEMENTS: readonly string[] = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'br'];

/** The element in place of one that Markdown makes; undefined if it does not pass. The page has its own h1. */
function elementOf(name: string): string | undefined {
  const level = /^h(\d)$/.exec(name)?.[1];
  if (level) return `h${Math.min(Number(level) + 1, 4)}`;
  return ELEMENTS.includes(name) ? name : undefined;
}

/** What an article is made from beside its text. */
export interface ArticleAround {
  language: Language;
  uploads: Uploads;
}

/** An article's HTML, and its faults in sentences; faulty parts are left out. */
interface ArticleHtml {
  html: string;
  quotes: Scripture[];
  faults: string[];
}

/** The letters of HTML that are kept. */
const MAX_KEPT = 10_000_000;

const kept = new LRUCache<string, ArticleHtml>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ html }) => html.length + 1000,
});

/**
 * Markdown as HTML: headings, paragraphs, lists, links, emphasis, pictures that were sent here, and scripture as
 * `:scripture[John 3:16]` on a line of its own. Nothing else passes. Every `<` of the text is escapeHtml, so every tag is
 * one that Markdown made. Each article is made once, which takes up to a quarter of a second within the limits.
 */
export function articleHtml(text: string, around: ArticleAround): ArticleHtml {
  const key = hash('sha256', JSON.stringify([text, around.language, [...around.uploads]]), 'base64url');
  const made = kept.get(key) ?? makeHtml(text, around);
  kept.set(key, made);
  return made;
}

function makeHtml(text: string, { language, uploads }: ArticleAround): ArticleHtml {
  const refused = faultOfText(text);
  if (refused) return { html: '', quotes: [], faults: [refused] };
  const faults = new Set<string>();
  const quotes: Scripture[] = [];
  let [passages, verses] = [0, 0];
  const openLinks: boolean[] = [];
  const html = micromark(text, { extensions: [{ disable: { null: disabled } }] })
    .replace(/<(\/?)(\w+)\b([^<>]*)>/g, (_tag, slash: string, name: string, attributes: string) => {
      if (name === 'img') return picture(attributeOf(attributes, 'src'), attributes);
      if (name === 'a') return slash ? (openLinks.pop() ? '</a>' : '') : link(attributeOf(attributes, 'href'));
      const element = elementOf(name);
      return element ? `<${slash}${element}>` : '';
    })
    .replace(
      /^<p>(<picture>.*<\/picture>(?:<small>[^<]*<\/small>)?)<\/p>$/gm,
      (_, inner: string) =>
        `<figure>${inner.replace('<small>', '<figcaption>').replace('</small>', '</figcaption>')}</figure>`,
    )
    .replace(/<p>:scripture\[([^\]<]*)\]<\/p>/g, (_, reference: string) => scripture(reference));
  if (Buffer.byteLength(html) > MAX_HTML_BYTES) return { html: '', quotes: [], faults: [...faults, TOO_LONG] };
  return { html, quotes, faults: [...faults] };

  function link(address: string): string {
    const isOwn = /^\/(?![/\\])[\w\-./?=&#%]*$/.test(address);
    const passes = isOwn || isLink(address) || /^(?:mailto:[^\s@?&<>"]+@[\w.-]+|tel:\+?[\d-]+)$/.test(address);
    if (!passes) faults.add('A link must begin with https:// or http://, or be a page of this site such as /contact.');
    openLinks.push(passes);
    return passes ? `<a href="${escapeHtml(address)}"${isOwn ? '' : ' rel="noopener"'}>` : '';
  }

  function picture(address: string, attributes: string): string {
    const own = ownPicture(address);
    const size = own && uploads.get(own.id);
    const alt = attributeOf(attributes, 'alt').trim();
    if (!own || !size) {
      faults.add('A picture must be one that was sent here: send it, and put it in again.');
      return '';
    }
    if (alt === '') faults.add('Say what is seen in each picture, for those who cannot see it: ![A choir sings](…).');
    const sources = OWN_FORMATS.slice(0, 2).map(
      (format) =>
        `<source type="image/${format}" srcset="${own.srcSet(format)}" sizes="(max-width: 720px) 100vw, 720px">`,
    );
    const image = `<img src="${own.src}" width="${size.width}" height="${size.height}" alt="${escapeHtml(alt)}" loading="lazy">`;
    const caption = attributeOf(attributes, 'title');
    return `<picture>${sources.join('')}${image}</picture>${caption ? `<small>${escapeHtml(caption)}</small>` : ''}`;
  }

  function scripture(reference: string): string {
    if (++passages > MAX_VERSES) faults.add(TOO_MANY_VERSES);
    if (faults.has(TOO_MANY_VERSES)) return '';
    try {
      const { verses: count, ...passage } = scriptureIn(language, unescaped(reference));
      verses += count;
      if (verses > MAX_VERSES) throw new Error(TOO_MANY_VERSES);
      quotes.push(passage);
      return quoteHtml(passage, language === 'sw'); // the King James Version until an edition replaces it
    } catch (thrown) {
      faults.add((thrown as Error).message);
      return '';
    }
  }
}

/** A passage within an article. @param isForeign whether its words are English on a Kiswahili page */
const quoteHtml = ({ reference, text }: Scripture, isForeign: boolean): string =>
  `<blockquote${isForeign ? ' lang="en"' : ''}><p>${escapeHtml(text)}</p><footer>${escapeHtml(reference)}</footer></blockquote>`;

/** A Kiswahili article with the words of the church's Kiswahili edition, by reference. */
export function inEdition(article: ReadyArticle, texts: Readonly<Record<string, string>>): ReadyArticle {
  let { html } = article;
  for (const quote of article.quotes) {
    const text = texts[quote.reference];
    if (text !== undefined) html = html.replaceAll(quoteHtml(quote, true), () => quoteHtml({ ...quote, text }, false));
  }
  return { ...article, html };
}

/** The value of an attribute that micromark wrote. */
const attributeOf = (attributes: string, name: string): string =>
  unescaped(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * The limits of an article beside its characters (`TEXT_LIMITS.markdown`). Markdown takes more than linear time for lines, lists
 * and marks, and a few characters can make a long page.
 */
const MAX_LINES = 1000;
const MAX_BLOCKS = 500;
const MAX_LIST_LEVELS = 4;
/** The spaces before an entry of a list; a tab counts as four. */
const MAX_INDENT = 19;
/** Brackets, stars and lines below, in one paragraph or list and in all: pairing them takes quadratic time. */
const MAX_MARKS = 400;
const MAX_ALL_MARKS = 4000;
/** The most bytes of HTML that an article makes. */
const MAX_HTML_BYTES = 200_000;

const TOO_MANY_VERSES = `The article quotes too much scripture: ${MAX_VERSES} verses are the most.`;
const TOO_LONG = `The article makes too long a page: ${MAX_HTML_BYTES / 1000} kB are the most. Leave out some pictures or passages.`;

/** What begins an entry of a list. */
const ENTRY = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const HEADING = /^ {0,3}(?:#|[=-]+[ \t]*$)/;

/** What an article's text is refused for before it is read as Markdown, in a sentence; undefined if it may be read. */
function faultOfText(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES) return `The article has too many lines: ${MAX_LINES} are the most.`;
  let [blocks, marks, allMarks] = [0, 0, 0];
  let isInBlock = false;
  for (const line of lines) {
    const isEmpty = line.trim() === '';
    const isEntry = ENTRY.test(line);
    if (!isEmpty && (!isInBlock || isEntry || HEADING.test(line))) blocks++;
    if (blocks > MAX_BLOCKS)
      return `The article has too many paragraphs, headings and entries of lists: ${MAX_BLOCKS} are the most.`;
    if (isEntry && (levelsOf(line) > MAX_LIST_LEVELS || indentOf(line) > MAX_INDENT))
      return `The lists are nested too deep: ${MAX_LIST_LEVELS} levels are the most.`;
    const own = line.replace(/[^[\]*_]/g, '').length;
    marks = isEmpty ? 0 : marks + own;
    allMarks += own;
    if (allMarks > MAX_ALL_MARKS) return `There are too many brackets or stars: ${MAX_ALL_MARKS} are the most.`;
    if (marks > MAX_MARKS) return 'There are too many brackets or stars in one paragraph.';
    isInBlock = !isEmpty;
  }
  return undefined;
}

const indentOf = (line: string): number => (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;

/** How many lists a line begins within one another: two in `- 1. One`. */
function levelsOf(line: string): number {
  let levels = 0;
  let rest = line;
  for (let found = ENTRY.exec(rest); found && levels <= MAX_LIST_LEVELS; found = ENTRY.exec(rest)) {
    levels++;
    rest = rest.slice(found[0].length);
  }
  return levels;
}
