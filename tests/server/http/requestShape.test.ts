import { describe, expect, it } from 'vitest';
import { array, number, object, type Schema } from 'yup';
import { validateWithYup } from '#server/http/validation.ts';
import type { HttpError } from '#server/httpError.ts';
import { newSeriesSchema, restorationSchema } from '#shared/events/series/series.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { questionSchema } from '#tests/support/questionSchema.ts';
import { startTestApp } from '#tests/support/testApp.ts';

/** What the server makes of a body. */
function httpErrorOf(schema: Schema, data: unknown): HttpError | undefined {
  const validate = validateWithYup({ schema, method: 'POST', url: '/', httpPart: 'body' });
  return (validate(data) as { error?: HttpError }).error;
}

/** A list that counts how often one of its elements is looked at. */
function watchedList(length: number, element: unknown) {
  const looks = { count: 0 };
  const list = new Proxy(Array<unknown>(length).fill(element), {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks.count++;
      return Reflect.get(target, key);
    },
  });
  return { list, looks };
}

describe('a list that is too long', () => {
  it.each([
    [
      'the verses seen already',
      questionSchema,
      30_000,
      7,
      (shown: unknown) => ({ message: 'Hi', context: { shown } }),
      'Shown can list at most 60 verses.',
    ],
    [
      'the dates of a series',
      newSeriesSchema,
      20_000,
      {},
      (dates: unknown) => ({ rule: 'Daily', event: anEvent(), dates }),
      /^At most 100 events can be put on at once/,
    ],
    [
      'the events to be restored',
      restorationSchema,
      30_000,
      'x',
      (ids: unknown) => ({ ids }),
      'These are too many events at once.',
    ],
  ] as const)('is refused without a look at its elements: %s', (_kind, schema, length, element, body, words) => {
    const { list, looks } = watchedList(length, element);
    const refusal = httpErrorOf(schema as Schema, body(list));
    expect(refusal?.statusCode).toBe(422);
    expect(refusal?.message).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
    expect(looks.count).toBe(0);
  });

  it('runs no rule of the schema, its own fields’ neither', () => {
    let ran = 0;
    const counted = number().test('counted', 'never', () => ++ran > 0);
    const schema = object({ one: counted, all: array(counted).max(3, 'Three at most.') });
    expect(httpErrorOf(schema, { one: 1, all: [1, 2, 3, 4] })?.message).toBe('Three at most.');
    expect(ran).toBe(0);
    expect(httpErrorOf(schema, { one: 1, all: [1, 2, 3] })).toBeUndefined();
    expect(ran).toBe(4);
  });

  it('inside of another is refused as well', () => {
    const inner = object({ all: array(number()).max(2, 'Two at most.') });
    const schema = object({ lists: array(inner).max(3, 'Three at most.') });
    const refusal = httpErrorOf(schema, { lists: [{ all: [1] }, { all: [1, 2, 3] }] });
    expect(refusal?.details.fields).toEqual({ 'lists[1].all': 'Two at most.' });
  });

  it('cannot be left open by a schema', () => {
    expect(() => httpErrorOf(object({ all: array(number()) }), {})).toThrow(
      'The list .all of a schema needs a maximum.',
    );
  });
});

describe('a body that no endpoint needs', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

  it.each([
    ['too deep', { message: 'Hi', more: nested(9) }],
    ['too many fields', Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, 1]))],
    ['too many values in fields that nobody knows', { message: 'Hi', more: Array(3_000).fill(1) }],
    ['a field that hides what every object has', { message: 'Hi', valueOf: 1 }],
  ])('is refused in words before its schema sees it: %s', (_kind, body) => {
    let ran = 0;
    const schema = object({ message: number().test('counted', 'never', () => ++ran > 0) });
    const refusal = httpErrorOf(schema, body);
    expect([refusal?.statusCode, ran]).toEqual([400, 0]);
    expect(refusal?.message).toMatch(/^The request holds /);
  });
});

it('an answer names fifty fields at most, however many are at fault', async () => {
  const site = await startTestApp();
  const token = await site.signIn();
  const { status, body } = await site.request(staffEndpoints.restoreEvents, {
    token,
    body: { ids: Array(1000).fill('x') },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toHaveLength(50);
  const question = { message: 'Hi', context: { shown: Array(30_000).fill(7) } };
  const long = await site.app.inject({ method: 'POST', url: endpoints.askVerse.path, payload: question });
  expect([long.statusCode, long.body.length < 400]).toEqual([422, true]);
});
