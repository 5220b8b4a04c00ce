import { screen } from '@testing-library/react';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { pages } from '#content/pages.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { Field, Fields } from '#shared/content/fields.ts';
import { startSite } from '#tests/support/web/site.tsx';

/** What the home page does not show of the church's facts: search engines, calendars and other pages read them. */
const NOT_SHOWN = /^(shortName|address\.country|dataPrice|map|branch\..+\.(town|map|pastor))$/;

/** Of slides, only the one that is shown has a place. */
const SLIDES = ['home slides.slides', 'gallery pictures'];

/** The names of the buttons over a field: of a list, one for each entry. */
function namesOf(page: string, field: Field, { field: path, value }: FieldState): unknown[] {
  if (field.type !== 'list') return [`Edit: ${field.label}`];
  if (SLIDES.includes(`${page} ${path}`)) return [expect.stringMatching(`^Edit: ${field.label}: \\d+$`)];
  return (value as readonly unknown[]).map((_, at) => `Edit: ${field.label}: ${at + 1}`);
}

it('every field is marked where it stands on its page, and every entry of a list', async () => {
  const { asOwner, publish, open } = await startSite();
  const statesOf = async (page: EditablePage): Promise<FieldState[]> =>
    (await asOwner('listContentFields', { query: `?page=${page}&lang=en` })).body.fields;
  const article = { lead: 'How it began.', picture: null, text: 'Under a tree.' };
  expect((await publish([{ field: 'article', value: article }], { page: 'ourJourney' })).status).toBe(201);

  const facts = (await statesOf('church')).filter(({ field }) => !NOT_SHOWN.test(field));
  for (const page of Object.keys(editablePages) as EditablePage[]) {
    const fields: Fields = editablePages[page];
    const isWritten = page === 'ourJourney' || !Object.hasOwn(fields, 'article'); // the others have the same component
    if (page === 'church' || Object.keys(fields).length === 0 || !isWritten) continue;
    await open(`${pages[page].path}?edit=1`, { words: true });
    const buttons = await screen.findAllByRole('button', { name: /^Edit: / });
    const shown = buttons.map((one) => one.getAttribute('aria-label'));
    const own = (await statesOf(page)).flatMap((state) => namesOf(page, fields[state.field] as Field, state));
    const ofChurch = facts.flatMap((state) => namesOf('church', editablePages.church[state.field] as Field, state));
    expect(shown, page).toEqual(expect.arrayContaining(page === 'home' ? [...own, ...ofChurch] : own));
    expect(screen.queryByRole('link', { name: /^Other fields/ }), page).toBeNull();
  }
});
