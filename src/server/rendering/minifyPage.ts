import type { RenderedPage } from '#shared/http/renderBundle.ts';

type Pieces = Pick<RenderedPage, 'head' | 'body'>;

/** Read by the bar that the service worker puts on a page from its cache. */
const KEPT_VARIABLES = '--mui-palette-glass-';

/** One of Emotion's elements with global styles. Emotion adopts it by the name in its attribute. */
const GLOBAL_STYLE = /<style data-emotion="css-global[^"]*">([^<]*)<\/style>/g;
const DECLARED = /(--mui-[\w-]+):[^;}]*;?/g;
const READ = /var\((--mui-[\w-]+)/g;

/** Emotion's element with the styles of classes. */
const CLASS_STYLE = /<style data-emotion="css [^"]*">([^<]*)<\/style>/;
const CLASSES = /(\sclass=")([^"]*)"/g;
const NAME = /\bcss-[a-z0-9]+/g;

/** A rule, or an at-rule with the rules in it. */
const RULE = /@[^{]*\{(?:[^{}]*\{[^}]*\})*\}|[^{}]+\{[^}]*\}/g;
/** A media query that always matches, around one rule: `sx` writes it for its smallest width. */
const ALWAYS = /^@media \(min-width:0rem\)\{([^}]*\})\}$/;
const CLASS_IN_SELECTOR = /\.([A-Za-z][\w-]*)/g;
/** A pseudo-element that Firefox gave up in 2021, before the oldest browser that the site is for. */
const FORMER = '::-moz-focus-inner';

/**
 * Makes a rendered page lighter by some 2 kB (Brotli), with the same looks: it leaves out styles that nothing on the page
 * can use before the app runs, and gives short names to Emotion's classes. So every page comes in the network's first
 * round trip (14.6 kB with its headers), and paints 0.15 s earlier on a slow phone (npm run bench -- --only lighthouse).
 *
 * A style that is changed here loses Emotion's attribute, so that Emotion does not adopt it. The app inserts its own when it starts, under
 * the long names. React keeps an element's class until a rendering changes it, so both may be on a page at once.
 */
export function minifyPage<Page extends Pieces>(page: Page): Page {
  const [element, css = ''] = CLASS_STYLE.exec(page.head) ?? [];
  if (element === undefined) return page;
  const names = new Map<string, string>();
  const short = (text: string) =>
    text.replaceAll(NAME, (name) => {
      const known = names.get(name) ?? `c${names.size.toString(36)}`;
      names.set(name, known);
      return known;
    });
  const body = page.body.replaceAll(CLASSES, (_, start: string, classes: string) => `${start}${short(classes)}"`);
  const styles = `<style>${short(inOrder(usedRules(css, page.body)).join(''))}</style>`;
  return {
    ...page,
    head: withUsedVariables(
      page.head.replace(element, () => styles),
      body,
    ),
    body,
  };
}

/** The rules that an element of the page can meet: not those for a class that none has, such as `Mui-disabled`. */
function usedRules(css: string, body: string): string[] {
  const present = new Set([...body.matchAll(CLASSES)].flatMap(([, , classes = '']) => classes.split(' ')));
  const isUsed = (selector: string) =>
    [...selector.matchAll(CLASS_IN_SELECTOR)].every(([, name = '']) => present.has(name));
  const rules = (css.match(RULE) ?? []).map((rule) => rule.replace(ALWAYS, '$1'));
  return rules.filter((rule) => {
    const [selectors = ''] = rule.replace(/^@[^{]*\{/, '').split('{', 1);
    return !selectors.includes(FORMER) && selectors.split(',').some(isUsed);
  });
}

/** Rules with similar classes beside each other, which compress better. An element has one class, so their order is free. */
function inOrder(rules: readonly string[]): string[] {
  const byClass = new Map<string, string>();
  for (const rule of rules) {
    const [name = ''] = rule.match(NAME) ?? [];
    byClass.set(name, (byClass.get(name) ?? '') + rule);
  }
  const text = ([name, css]: [string, string]) => css.replaceAll(name, '');
  return [...byClass].sort((one, other) => (text(one) < text(other) ? -1 : 1)).map(([, css]) => css);
}

/** Leaves out those variables of the theme that nothing on the page reads: most belong to components of other pages. */
function withUsedVariables(head: string, body: string): string {
  const read = new Set([...`${head}${body}`.matchAll(READ)].map(([, name]) => name));
  const fewer = head.replaceAll(GLOBAL_STYLE, (element, css: string) => {
    if (css === '') return '';
    const kept = css.replaceAll(DECLARED, (declared, name: string) =>
      name.startsWith(KEPT_VARIABLES) || read.has(name) ? declared : '',
    );
    return kept === css ? element : `<style data-emotion="css-global">${kept}</style>`;
  });
  // What was left out may have been all that read another variable.
  return fewer === head ? head : withUsedVariables(fewer, body);
}
