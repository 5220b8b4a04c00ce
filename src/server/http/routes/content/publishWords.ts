import { type EditablePage, editablePages, fieldAt, isEditablePage, isOwnersPage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import { versionDto } from '#server/content/fieldStates.ts';
import { written } from '#server/content/rawValue.ts';
import { checkValue } from '#server/content/readyValue.ts';
import { HttpError } from '#server/httpError.ts';
import {
  addVersion,
  type FieldName,
  holdContent,
  isOfField,
  pictureSizes,
  readVersions,
  showingAt,
  type VersionRow,
  withdrawVersions,
} from '#server/store/content/versions.ts';
import { dropHeld, type HeldWordsRow, hold, isHeldEvent, listHeld } from '#server/store/held/held.ts';
import type { Connection } from '#server/store/store.ts';
import { type Finding, newFindings, reasonWords, unique } from '#shared/publication/findings.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';
import { rowOf, sharedChanges, shownOf } from '../../../content/sharedPictures.ts';
import { conflict, type StaffChange } from '../staffWrites.ts';
import { fieldNamed, storedIn } from './content.ts';

const CHANGED = 'Somebody else has changed this meanwhile.';
const OWNERS = 'Only an owner may change this page.';
const OVER = 'This is no longer on the site, so nothing was changed.';

/** A checked change of a field, based on a version; undefined for the words of the files. */
export type WordsChange = FieldName & { value: unknown; base: number };

/** Changes of a page in a language, all for one moment. */
interface Publication {
  page: EditablePage;
  language: Language;
  changes: readonly WordsChange[];
  publishAt: Date;
}

/** Changes as they are asked for, checked. @throws HttpError 422 with a sentence for each fault */
export async function checkWords(
  transaction: Connection,
  { page, language }: Pick<Publication, 'page' | 'language'>,
  asked: readonly { field: string; value?: unknown; base: number }[],
): Promise<WordsChange[]> {
  const uploads = await pictureSizes(transaction);
  return asked.map(({ field: name, value, base }) => {
    const field = fieldNamed(page, name);
    const isReset = value === null && !field.optional;
    const checked = isReset ? undefined : checkValue(field, value, { name, language, uploads });
    return { page, field: name, language: storedIn(field, language), value: checked, base };
  });
}

/**
 * The one way by which words come onto the site: published, scheduled, restored, or after an owner's yes. What an editor
 * may not publish alone waits, with what waits already of the same page, language and moment.
 *
 * @returns the ids of the published versions, none if they wait for an owner's yes, and because of what
 * @throws HttpError 412 on a conflict
 */
export async function publishWords(
  transaction: Connection,
  { page, language, changes, publishAt }: Publication,
  author: StaffChange,
): Promise<{ ids: number[]; waits: Finding[] }> {
  await holdContent(transaction);
  const now = await showingAt(transaction, author.now);
  refuseConflicts(changes, now);
  const isLater = publishAt > author.now;
  const versions = await readVersions(transaction, isLater ? publishAt : author.now);
  const at = (isLater ? publishAt : author.now).toISOString();
  const showing = versions.filter(({ publish_at }) => publish_at <= at);
  const all = [...changes, ...sharedChanges(changes, showing)];
  const later = versions.filter((one) => one.page === page && one.publish_at > at);
  // Also beside what is to follow on this page: these may join.
  const foundLater = later.flatMap(({ publish_at }) => {
    const by = versions.filter((one) => one.publish_at <= publish_at);
    const left = all.filter((change) => !later.some((one) => one.publish_at <= publish_at && isOfField(change)(one)));
    return heldBack(left, by, author);
  });
  const waiting = (await listHeld(transaction)).filter(
    (row): row is HeldWordsRow => !isHeldEvent(row) && row.page === page && row.language === language,
  );
  const waits = unique([
    ...heldBack(all, showing, author),
    ...foundLater,
    ...besideWaiting(waiting.flatMap(changesHeld), all, showing, author),
  ]);
  if (waits.length > 0) {
    const moment = isLater ? publishAt.toISOString() : null;
    const earlier = waiting.filter((row) => row.staff_id === author.staff_id && row.change.publishAt === moment);
    const kept = earlier.flatMap(changesHeld).filter((one) => !changes.some(({ field }) => field === one.field));
    const together = [...kept, ...changes];
    const found = heldBack([...together, ...sharedChanges(together, showing)], showing, author);
    // An earlier change may take from the site what these put there.
    const why = unique([...found, ...waits]);
    await dropHeld(
      transaction,
      earlier.map(({ id }) => id),
    );
    const held = together.map(({ field, value, base }) => ({ field, value, base }));
    await hold(transaction, { page, language }, { publishAt: moment, changes: held }, why, author);
    return { ids: [], waits };
  }
  const ids: number[] = [];
  for (const { base: _, ...version } of all) {
    ids.push(await addVersion(transaction, { ...version, publishAt }, author));
  }
  return { ids, waits };
}

/** What waits, of the fields that the site has: an upgrade may have taken others away. */
export const changesHeld = ({ page, language, change }: HeldWordsRow): WordsChange[] =>
  change.changes.flatMap(({ field, value, base }) => {
    const descriptor = fieldAt(page, field);
    return descriptor ? [{ page, field, language: storedIn(descriptor, language), value, base }] : [];
  });

/** The stored value of a field at a moment. */
type Shown = (name: FieldName) => string | null | undefined;

const shownIn =
  (showing: readonly VersionRow[]): Shown =>
  (name) =>
    shownOf(name, showing);

/** What an owner has to see where fields change: in the fields alone, and on their pages, since two fields may join. */
function heldBetween(names: readonly FieldName[], was: Shown, is: Shown, { editor }: StaffChange): Finding[] {
  if (!editor) return [];
  const found = [names, fieldsAround(names)].flatMap((some) => {
    const [before, after] = [was, is].map((shown) => some.flatMap((name) => textsOf(name, shown(name))));
    return newFindings(after ?? [], before ?? [], editor.known);
  });
  return unique(found);
}

/** The same of an editor's changes. */
function heldBack(changes: readonly WordsChange[], showing: readonly VersionRow[], author: StaffChange): Finding[] {
  const is: Shown = (name) => {
    const change = changes.find(isOfField(name));
    return change ? JSON.stringify(change.value) : shownOf(name, showing);
  };
  return heldBetween(changes, shownIn(showing), is, author);
}

/** What an editor's changes say together with those of the page that wait, and none of them says alone. */
function besideWaiting(
  waiting: readonly WordsChange[],
  changes: readonly WordsChange[],
  showing: readonly VersionRow[],
  author: StaffChange,
): Finding[] {
  const others = waiting.filter((one) => !changes.some(isOfField(one)));
  if (others.length === 0) return [];
  const before = heldBack(others, showing, author).map(({ text }) => text);
  return heldBack([...changes, ...others], showing, author).filter(({ text }) => !before.includes(text));
}

/** All fields of the pages and languages of some changes, in the order of the page. */
function fieldsAround(changes: readonly FieldName[]): FieldName[] {
  const names = changes.flatMap(({ page, language }) =>
    (language === 'both' ? (['en', 'sw'] as const) : [language]).flatMap((one) =>
      Object.entries(isEditablePage(page) ? editablePages[page] : {}).map(([field, descriptor]) => ({
        page,
        field,
        language: storedIn(descriptor, one),
      })),
    ),
  );
  return names.filter((name, at) => names.findIndex(isOfField(name)) === at);
}

/**
 * Takes versions back, also those that wait. An editor may not where that brings words back which the editor could not
 * publish.
 *
 * @throws HttpError 403; 409 if one of them is no longer on the site
 */
export async function withdrawWords(
  transaction: Connection,
  ids: readonly number[],
  author: StaffChange,
): Promise<void> {
  const { editor, now } = author;
  await holdContent(transaction);
  const before = await readVersions(transaction, now);
  const over = await withdrawVersions(transaction, ids, author);
  if (over.length > 0) throw new HttpError(409, OVER, { body: { ids: over } });
  const after = await readVersions(transaction, now);
  const withdrawn = before.filter(({ id }) => !after.some((one) => one.id === id));
  for (const { page } of withdrawn) refuseOwnersPage(page, author);
  if (!editor) return;
  const at = now.toISOString();
  const found = withdrawn.flatMap((one) => {
    const isThen = ({ publish_at }: VersionRow) => publish_at <= at || publish_at <= one.publish_at;
    const [was, is] = [before, after].map((versions) => shownIn(versions.filter(isThen)));
    return was && is ? heldBetween([one], was, is, author) : [];
  });
  if (found.length === 0) return;
  throw new HttpError(
    403,
    `Only an owner can take this back, since ${reasonWords(unique(found))} would be on the site again. You can bring the earlier words back from their history: they wait for an owner’s yes.`,
  );
}

/** @throws HttpError 403 if only owners may change the page */
export function refuseOwnersPage(page: string, { editor }: StaffChange): void {
  if (editor && isOwnersPage(page)) throw new HttpError(403, OWNERS);
}

/** What people read of a value in JSON; of the words of the files if there is none, as there is of `undefined`. */
export function textsOf(name: FieldName, value: string | null | undefined): string[] {
  const field = fieldAt(name.page, name.field);
  return field ? wordsTexts(field, written(name, field, value)) : [];
}

/** @throws HttpError 412 with what somebody else has published since the base of these changes */
function refuseConflicts(changes: readonly WordsChange[], showing: readonly VersionRow[]): void {
  const theirs = changes
    .map((change) => ({ ...change, row: rowOf(change, showing) }))
    .filter(({ base, row }) => (row?.id ?? 0) !== base)
    .map(({ field, row }) => ({ field, version: row ? versionDto(row, 'on the site') : null }));
  if (theirs.length === 0) return;
  throw conflict(CHANGED, theirs, Object.fromEntries(theirs.map(({ field }) => [field, CHANGED])));
}
