import type { FastifyRequest } from 'fastify';
import { signupAnswers as words } from '#content/en/signupAnswers.ts';
import { hashOf } from '#server/accounts/accessTokens.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { doorNamesOf, saveTicks } from '#server/store/attendance/door.ts';
import { eventDto } from '#server/store/events/eventRows.ts';
import { findEvent, listEvents, updateEvent } from '#server/store/events/events.ts';
import { countSignups, countSignupsOf, shownOf, totalsOf } from '#server/store/signups/signupRows.ts';
import { createSignup, type SignupOutcome } from '#server/store/signups/signups.ts';
import {
  changeByStaff,
  isForgotten,
  listSignups,
  removeSignup,
  restoreSignup,
} from '#server/store/signups/staffList.ts';
import type { Connection } from '#server/store/store.ts';
import { isOver } from '#shared/events/churchEvent.ts';
import { fieldsOf } from '#shared/events/series/seriesChange.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import {
  type DoorNamesAnswer,
  doorTicksSchema,
  type SignupTotalsAnswer,
  signupClosingSchema,
  staffSignupChangeSchema,
  staffSignupSchema,
} from '#shared/signup/staffSignups.ts';
import { churchClock } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';
import { changeMissing, eventThere } from '../events/eventMissing.ts';
import { conflict, expectedVersion, staffWrites } from '../staffWrites.ts';
import { refusalWords } from './signUp.ts';

const NO_SIGNUP = 'This sign-up is no longer on the list. Sign-ups are deleted some days after the event.';

const CHANGED = 'This sign-up was changed meanwhile, so it stays as it is now. Look at it again.';

const TAKEN_OFF =
  'Somebody of staff has taken this sign-up off the list. Put it back first, under “Taken off by staff”.';

/** The message about a change, by the place in the waiting list; null for those who do not wait. */
type DoneWords = (place: number | null) => string;

/** Sign-ups as staff see and change them, and the names at the door. */
export function registerStaffSignups(staff: App, context: AppContext): void {
  const { store, now, pushNotifier } = context;
  const listOf = (id: number, done: { message?: string; changed?: number } = {}) =>
    listAnswer(store.db, id, now(), done);

  /** Writes, and answers the list as it is then. */
  async function change(
    request: FastifyRequest,
    work: (transaction: Connection) => Promise<SignupOutcome>,
    done: string | DoneWords,
  ) {
    const { event, row, fills } = await store.write(async (transaction) => {
      const outcome = await work(transaction);
      if (!outcome) throw new HttpError(404, NO_SIGNUP);
      if ('refused' in outcome) {
        if (outcome.refused === 'changed') {
          const { id } = request.params as { id: number };
          const signups = await listSignups(transaction, outcome.event.id);
          throw conflict(
            CHANGED,
            signups.find((one) => one.id === id),
          );
        }
        const text = outcome.refused === 'taken off' ? TAKEN_OFF : refusalWords(words, outcome);
        throw new HttpError(409, text, { body: { reason: outcome.refused } });
      }
      return outcome;
    });
    if (fills) pushNotifier.notifyFull(event.id, sessionOfRequest(request).staff_id);
    const list = await listOf(event.id, { changed: row.id });
    const place = list.signups.find(({ id }) => id === row.id)?.place ?? null;
    return { ...list, message: typeof done === 'string' ? done : done(place) };
  }

  const sawBy = (request: FastifyRequest) => ({ now: now(), expected: expectedVersion(request) });

  staff.get(staffEndpoints.listSignups.path, { schema: { params: rowParams } }, ({ params }) => listOf(params.id));

  staff.get(staffEndpoints.listSignupTotals.path, async (): Promise<SignupTotalsAnswer> => {
    const counts = await countSignups(store.db);
    const clock = churchClock(now());
    const events = (await listEvents(store.db)).filter(
      (event) => (event.signup !== null || counts.has(event.id)) && !isOver(event, clock),
    );
    return {
      events: events.map((event) => ({
        event_id: event.id,
        state: shownOf(event, counts.get(event.id), now()).state,
        ...totalsOf(event, counts.get(event.id)),
      })),
    };
  });

  const creating = { schema: { params: rowParams, body: staffSignupSchema(words) } };
  staff.post(staffEndpoints.createStaffSignup.path, creating, async (request, reply) => {
    const { id } = request.params;
    const { key, ...input } = request.body;
    const addedBy = sessionOfRequest(request).username;
    const made = { key_hash: hashOf(key), input, language: 'en' as const, addedBy, now: now() };
    if (!(await findEvent(store.db, id))) throw await changeMissing(store.db, id);
    reply.code(201);
    const where = (place: number | null) =>
      `${input.name} is on the ${place === null ? 'list' : `waiting list, number ${place}`}.`;
    return change(request, (transaction) => createSignup(transaction, id, made), where);
  });

  const changing = { schema: { params: rowParams, body: staffSignupChangeSchema(words) } };
  staff.put(staffEndpoints.updateStaffSignup.path, changing, (request) => {
    const { params, body } = request;
    const work = (transaction: Connection) => changeByStaff(transaction, params.id, body, sawBy(request));
    return change(request, work, `${body.name} is saved.`);
  });

  staff.delete(staffEndpoints.deleteSignup.path, { schema: { params: rowParams } }, (request) =>
    change(
      request,
      (transaction) => removeSignup(transaction, request.params.id, sawBy(request)),
      'Taken off the list.',
    ),
  );

  staff.post(staffEndpoints.restoreSignup.path, { schema: { params: rowParams } }, (request) =>
    change(request, (transaction) => restoreSignup(transaction, request.params.id, now()), 'Back on the list.'),
  );

  const closing = { params: rowParams, body: signupClosingSchema };
  staffWrites(staff, context)(staffEndpoints.updateSignupClosing, closing, async (transaction, change, request) => {
    const { id } = request.params;
    const { closed } = request.body;
    const event = await eventThere(transaction, id);
    if (event.signup === null) throw new HttpError(409, 'People do not sign up for this event.');
    const signup = closed ? 'closed' : 'open';
    // Not an edit of this event alone: later changes of its series still apply to it.
    const by = { ...change, withSeries: true, inPart: true };
    if (event.signup !== signup) await updateEvent(transaction, event, { ...fieldsOf(event), signup }, by);
    const message = closed ? 'Sign-up is closed.' : 'Sign-up is open again.';
    return listAnswer(transaction, id, change.now, { message });
  });

  const ticking = { schema: { params: rowParams, body: doorTicksSchema } };
  staff.put(
    staffEndpoints.updateDoorNames.path,
    ticking,
    async ({ params: { id }, body: { ticks } }): Promise<DoorNamesAnswer> => {
      if (!(await findEvent(store.db, id))) throw await changeMissing(store.db, id);
      if (ticks.length > 0) await store.write((transaction) => saveTicks(transaction, id, ticks));
      return { names: await doorNamesOf(store.db, id) };
    },
  );
}

/** An event's sign-ups with their totals. @throws HttpError 404 if there is no such event */
async function listAnswer(db: Connection, id: number, now: Date, done: { message?: string; changed?: number }) {
  const event = await findEvent(db, id);
  if (!event) throw await changeMissing(db, id);
  const counts = await countSignupsOf(db, id);
  return {
    event: eventDto(event),
    shown: shownOf(event, counts, now),
    totals: totalsOf(event, counts),
    signups: await listSignups(db, id),
    forgotten: await isForgotten(db, id),
    ...done,
  };
}
