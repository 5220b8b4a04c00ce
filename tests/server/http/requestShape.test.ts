import { number, object, type Schema } from 'yup';
import { validateWithYup } from '#server/http/validation.ts';
import type { HttpError } from '#server/httpError.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { questionSchema } from '#tests/support/questionSchema.ts';
import { startTestApp } from '#tests/support/testApp.ts';

/** What the server makes of a body. */
function httpErrorOf(schema: Schema, data: unknown): HttpError | undefined {
  const validate = validateWithYup({ schema, method: 'POST', url: '/', httpPart: 'body' });
  return (validate(data) as { error?: HttpError }).error;
}

it('a list that is too long is refused', () => {
  const refusal = httpErrorOf(questionSchema, { message: 'Hi', context: { shown: Array(61).fill('GEN.1.1') } });
  expect([refusal?.statusCode, refusal?.message]).toEqual([422, 'Shown can list at most 60 verses.']);
});

it('a body that no endpoint needs is refused in words before its schema sees it', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
  for (const body of [
    { message: 'Hi', more: nested(9) },
    Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, 1])),
    { message: 'Hi', more: Array(3_000).fill(1) },
    { message: 'Hi', valueOf: 1 }, // hides what every object has
  ]) {
    let ran = 0;
    const schema = object({ message: number().test('counted', 'never', () => ++ran > 0) });
    const refusal = httpErrorOf(schema, body);
    expect([refusal?.statusCode, ran]).toEqual([400, 0]);
    expect(refusal?.message).toMatch(/^The request holds /);
  }
});

it('an answer names fifty fields at most, however many are at fault', async () => {
  const site = await startTestApp();
  const events = Array(100).fill({ id: 'x', version: 1 });
  const { status, body } = await site.asOwner('undoEvents', { body: { events } });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toHaveLength(50);
  const question = { message: 'Hi', context: { shown: Array(30_000).fill(7) } };
  const long = await site.app.inject({ method: 'POST', url: endpoints.askVerse.path, payload: question });
  expect([long.statusCode, long.body.length < 400]).toEqual([400, true]);
});
