import { findSamples } from '#content/contentReport.ts';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isArticlePage } from '#content/pages.ts';
import { pictures } from '#content/pictures.ts';
import { rawValue } from '#server/content/rawValue.ts';
import { at, churchWords, fileWords } from '#server/content/words.ts';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';

const names = Object.keys(editablePages) as EditablePage[];
const paths = (page: EditablePage) => Object.keys(editablePages[page]);
const facts = paths('church').map((path) => at(churchWords.en, path));

it('the fields of all pages stand in the words of both languages, and what stands there fits them', () => {
  const wrong: string[] = [];
  for (const page of names.filter((name) => !isArticlePage(name))) {
    for (const [path, field] of Object.entries(editablePages[page])) {
      const words = { en: at(fileWords[page].en, path), sw: at(fileWords[page].sw, path) };
      for (const language of ['en', 'sw'] as const) {
        const value = words[language] === undefined ? undefined : rawValue(field, words, language);
        if (!fieldSchema(field).isValidSync(value)) wrong.push(`${page} ${language} ${path}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

it('the fields of all pages are of a type that fits what stands there, with every part of the entries of a list', () => {
  const wrong: string[] = [];
  const check = (field: Field, words: unknown, place: string) => {
    const isPicture = typeof words === 'string' && Object.hasOwn(pictures, words);
    if (isPicture !== (field.type === 'picture') && typeof words === 'string') wrong.push(place);
    if (field.type !== 'list' || !Array.isArray(words)) return;
    for (const [number, entry] of words.entries()) {
      if (field.of.type !== 'entry') check(field.of, entry, `${place}[${number}]`);
      else {
        const isWhole = field.most === undefined; // of cards, some parts stay as they are
        const { parts } = field.of;
        if (isWhole && Object.keys(entry).join() !== Object.keys(parts).join()) wrong.push(`${place}[${number}]`);
        for (const [name, part] of Object.entries(parts)) check(part, entry[name], `${place}[${number}].${name}`);
      }
    }
  };
  for (const page of names.filter((name) => !isArticlePage(name))) {
    for (const [path, field] of Object.entries(editablePages[page])) {
      check(field, at(fileWords[page].en, path), `${page} ${path}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the fields of all pages cover every sample of the pages, but for where money goes', () => {
  const left = names.flatMap((page) => {
    const words = fileWords[page].en;
    const places = findSamples(new Map([['', words]])).map(({ place }) => place);
    return places
      .filter(
        (place) =>
          !paths(page).some(
            (path) => place === path || (/^[.[]/.test(place.slice(path.length)) && place.startsWith(path)),
          ),
      )
      .filter((place) => !facts.includes(at(words, place)))
      .map((place) => `${page}: ${place}`);
  });
  expect(left).toEqual([
    'church: giving.paybill',
    'church: giving.account',
    'church: giving.accountName',
    'give: mpesa.paybill.fact',
    'give: mpesa.account.fact',
  ]);
});

it('the fields of all pages never say where money goes', () => {
  expect(paths('church').filter((path) => path.startsWith('giving'))).toEqual([]);
  expect(paths('give').filter((path) => path.startsWith('mpesa'))).toEqual([]);
});
