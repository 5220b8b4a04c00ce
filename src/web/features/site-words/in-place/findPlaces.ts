import type { EditablePage } from '#content/editable/index.ts';
import type { Field } from '#shared/content/fields.ts';
import { plainText, type Sign } from './fieldTexts.ts';

/** A field to find on a page. */
export interface Sought {
  page: EditablePage;
  path: string;
  field: Field;
  signs: readonly Sign[];
}

/** The place of a field on a page. */
export interface Place {
  sought: Sought;
  /** The index of the list entry at this place. */
  entry: number | undefined;
  /** The sign by which it was found. */
  sign: string;
  element: Element;
  /** The range of the element, if the field is one line of several: of an address. */
  line?: Range;
}

/** How many elements up from a text its own element may be: a paragraph may hold a link that holds a part in bold. */
const MAX_STEPS = 3;

/** The length of the longest text of a field. */
const MAX_TEXT_LENGTH = 3100;

type Found = Omit<Place, 'element'>;

/** For each sign, the fields that have it, and how often it was found. */
class Signs {
  readonly #fields = new Map<string, { found: Found[]; met: number }>();
  readonly #all: readonly Sought[];

  constructor(all: readonly Sought[]) {
    this.#all = all;
    for (const sought of all) {
      for (const { kind, is, entry } of sought.signs) {
        const sign = `${kind} ${is}`;
        const known = this.#fields.get(sign) ?? { found: [], met: 0 };
        known.found.push({ sought, entry, sign });
        this.#fields.set(sign, known);
      }
    }
  }

  has(kind: Sign['kind'], is: string): boolean {
    return this.#fields.has(`${kind} ${is}`);
  }

  /**
   * The field of a sign. If several fields have it, the one whose other signs are nearby, as with a branch's hours;
   * else each field gets one of the places, in order.
   */
  take(kind: Sign['kind'], is: string, element: Element): Found | undefined {
    const known = this.#fields.get(`${kind} ${is}`);
    if (!known) return undefined;
    const near = known.found.length > 1 ? known.found.filter((found) => this.#isAmongItsOwn(found, element)) : [];
    return near.length === 1 ? near[0] : known.found[Math.min(known.met++, known.found.length - 1)];
  }

  #isAmongItsOwn({ sought: { page, path } }: Found, element: Element): boolean {
    const group = path.slice(0, path.lastIndexOf('.') + 1);
    const around = plainText(element.closest('li, section')?.textContent ?? '');
    return this.#all.some(
      (other) =>
        group !== '' &&
        other.page === page &&
        other.path !== path &&
        other.path.startsWith(group) &&
        other.signs.some(({ kind, is }) => kind === 'text' && around.includes(is)),
    );
  }
}

/** Whether an element is visible. True in browsers that cannot tell, and in tests without a layout. */
function isSeen(element: Element): boolean {
  const isShown = element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
  // An open editor sets `aria-hidden` on the whole page, so only attributes inside `main` count.
  const isLeftOut = element.closest('main [aria-hidden="true"], main [inert]') !== null;
  return isShown && !isLeftOut;
}

/**
 * The places of fields in the given roots, in document order. A place is found by its content, so that visitors' pages
 * need no marks for it.
 *
 * @param all the fields of the page, then those of the church
 */
export function findPlaces(parts: readonly Element[], all: readonly Sought[]): Place[] {
  const signs = new Signs(all);
  const claimed = new Set<Node>();
  const places: Place[] = [];
  const claim = (kind: Sign['kind'], is: string, element: Element) => {
    if (!signs.has(kind, is)) return;
    const found = claimed.has(element) || !isSeen(element) ? undefined : signs.take(kind, is, element);
    claimed.add(element);
    if (found) places.push({ ...found, element: wholeOf(found, element) });
  };
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof HTMLImageElement) {
        const address = /^(.*?[-/])\d+\.\w+$/.exec(node.getAttribute('src') ?? '')?.[1];
        if (address) claim('picture', address, node);
      } else if (node instanceof HTMLAnchorElement) {
        claim('link', node.getAttribute('href') ?? '', node);
      } else if (node instanceof Text && node.data.trim() !== '') {
        const element = elementOf(node, part, signs);
        if (element) claim('text', plainText(element.textContent), element);
        else if (node.parentElement && isSeen(node.parentElement)) {
          const found = signs.take('text', plainText(node.data), node.parentElement);
          const isLine = found && !isHours(found.sought.field); // of hours, the figures too
          if (found) places.push({ ...found, element: node.parentElement, ...(isLine && { line: lineOf(node) }) });
        }
      }
    }
  }
  return inWholeEntries(places);
}

/** The smallest element around a text whose whole text is a field's. */
function elementOf(text: Text, part: Element, signs: Signs): Element | undefined {
  let element = text.parentElement;
  for (let step = 0; step < MAX_STEPS && element && element !== part; step++) {
    const whole = element.textContent;
    if (whole.length > MAX_TEXT_LENGTH) return undefined;
    if (signs.has('text', plainText(whole))) return element;
    element = element.parentElement;
  }
  return undefined;
}

const isHours = (field: Field): boolean => field.type === 'list' && field.of.type === 'hours';

function lineOf(text: Text): Range {
  const line = document.createRange();
  line.selectNodeContents(text);
  return line;
}

/** What is marked for a field: the row of an hour with its figures, the verse with its reference. */
function wholeOf({ sought: { field } }: Found, element: Element): Element {
  if (element.matches('dt') && element.parentElement) return element.parentElement;
  const isVerse = field.type === 'scripture' || element.matches('figcaption, cite');
  return (isVerse && element.closest('figure, blockquote')) || element;
}

/** The places, with the parts of each list entry merged into one where nothing else is between them. */
function inWholeEntries(places: readonly Place[]): Place[] {
  const merged = new Map<Place, Place | undefined>();
  for (const all of entriesOf(places)) {
    const parts = withoutNamesakes(all);
    for (const other of all) if (!parts.includes(other)) merged.set(other, undefined);
    const [first, ...others] = parts;
    if (!first || others.length === 0) continue;
    const around = others.reduce<Element | null>((so, { element }) => so && commonOf(so, element), first.element);
    const isApart = around && places.every((place) => all.includes(place) || !around.contains(place.element));
    if (isApart) for (const part of parts) merged.set(part, { ...first, element: around });
  }
  const seen = new Set<Element>();
  return places.flatMap((place) => {
    const whole = merged.has(place) ? merged.get(place) : place;
    if (!whole || (!whole.line && seen.has(whole.element))) return [];
    if (!whole.line) seen.add(whole.element);
    return [whole];
  });
}

/** The places of each entry. */
function entriesOf(places: readonly Place[]): Place[][] {
  const byEntry = new Map<string, Place[]>();
  for (const place of places) {
    if (place.entry === undefined) continue;
    const name = `${place.sought.page} ${place.sought.path} ${place.entry}`;
    byEntry.set(name, [...(byEntry.get(name) ?? []), place]);
  }
  return [...byEntry.values()];
}

/** The parts of an entry without repetitions: a heading elsewhere with the words of a card's title. */
function withoutNamesakes(parts: readonly Place[]): Place[] {
  const nearness = (part: Place) =>
    Math.max(
      -1,
      ...parts.map((other) => (other.sign === part.sign ? -1 : depthOf(commonOf(part.element, other.element)))),
    );
  return parts.filter((part) =>
    parts.every((other) => other === part || other.sign !== part.sign || nearness(other) <= nearness(part)),
  );
}

/** The smallest element that contains both. */
function commonOf(one: Element, other: Element): Element | null {
  let around: Element | null = one;
  while (around && !around.contains(other)) around = around.parentElement;
  return around;
}

function depthOf(element: Element | null): number {
  let depth = 0;
  for (let at = element; at; at = at.parentElement) depth++;
  return depth;
}
