import { fetchWords, type PageWords } from '#web/api/pageWords.ts';

const STATE = /(<script type="application\/json" id="state">)([^<]+)/;

/**
 * A page for the cache. It contains its words in place of their addresses, which cannot be fetched without a network.
 *
 * @returns undefined if the words cannot be fetched
 */
export async function pageWithWords(html: string): Promise<Blob | undefined> {
  const [, start, text] = STATE.exec(html) ?? [];
  const state = text ? (JSON.parse(text) as { words?: PageWords }) : {};
  if (!state.words) return new Blob([html]);
  const words = await fetchWords(state.words).catch(() => undefined);
  if (!words) return undefined;
  state.words = Object.fromEntries(words.map(({ arg, value }) => [arg.page, value]));
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return new Blob([html.replace(STATE, () => start + json)]);
}
