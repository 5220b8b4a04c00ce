import type { FastifyRequest } from 'fastify';
import { branchByKey } from '#content/events/branchOf.ts';
import { jsonAnswer } from '#server/cache/cachedAnswer.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import {
  addGivingChange,
  confirmGivingChange,
  findGivingChange,
  noteSeen,
  readGiving,
  unseenBy,
  withdrawGivingChange,
} from '#server/store/giving/changes.ts';
import { addPurpose, editPurpose, readPurposes, takenName } from '#server/store/giving/purposes.ts';
import { countOwners, isTrusted, ownersChangedLately, trustedFrom } from '#server/store/giving/trust.ts';
import type { Connection } from '#server/store/store.ts';
import { proofSchema } from '#shared/auth/accounts.ts';
import {
  type Giving,
  givingChangeSchema,
  givingSeenSchema,
  NO_BRANCH,
  NO_PURPOSE,
  newPurposeSchema,
  purposeEditSchema,
  tooAlike,
} from '#shared/giving/giving.ts';
import type { Purpose } from '#shared/giving/publicGiving.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { readableMoment } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';
import { asOwner, type ProvenRequest, type Work } from '../accounts/proof.ts';
import { conflict, expectedVersion, staffWrites } from '../staffWrites.ts';

const TAKEN = 'There is a purpose with this short name already.';
const TAKEN_NAME = 'There is a purpose with this name already.';
const WAITING = 'A change of this account waits already: withdraw it first.';
const SAME = 'The money goes to this account already.';
const OVER = 'This change waits no longer.';
const OWN = 'Another owner than the one who asked for this change has to confirm it.';
const TOO_NEW = 'An account of staff was added or changed lately, so nobody can confirm this: it takes its time.';
const FACTOR_TOO_NEW =
  'Your two-step verification was turned on lately, or got new recovery codes, so you cannot confirm this yet: it takes its time. You can withdraw it.';

/** @throws HttpError where another open purpose has one of the names */
async function refuseTakenName(transaction: Connection, names: Pick<Purpose, 'name' | 'name_sw'>, id?: number) {
  const taken = await takenName(transaction, names, id);
  if (taken) throw new HttpError(409, TAKEN_NAME, { fields: { [taken]: TAKEN_NAME } });
}

/** @throws HttpError 412 if another owner has changed the purpose since it was seen (If-Match) */
async function refuseUnseen(transaction: Connection, request: FastifyRequest & { params: { id: number } }) {
  const expected = expectedVersion(request);
  const purposes = await readPurposes(transaction);
  const now = purposes.find(({ id }) => id === request.params.id);
  if (!now || expected === undefined || expected === now.version) return;
  const said = `Another owner has changed this purpose meanwhile: it is “${now.name}”, in Kiswahili “${now.name_sw}”${now.closed ? ', and closed' : ''}.`;
  throw conflict(`${said} Save again to change only what you changed.`, now);
}

/** Reading where money goes and every change of it, for all staff. */
export function registerGiving(staff: App, { store, now, settings }: AppContext): void {
  staff.get(staffEndpoints.readGiving.path, async (request): Promise<Giving> => {
    const { role, staff_id } = sessionOfRequest(request);
    const [owners, waitHours] = [await countOwners(store.db), settings.givingWaitHours];
    return {
      ...(await readGiving(store.db, now())),
      owners,
      wait_hours: waitHours,
      confirmable: owners > 1 && !(await ownersChangedLately(store.db, { now: now(), waitHours })),
      unseen: role === 'owner' ? await unseenBy(store.db, staff_id) : [],
      trusted_from: role === 'owner' ? await trustedFrom(store.db, staff_id, settings.givingWaitHours) : null,
    };
  });
}

/** Where money goes, for everybody. */
export function registerPublicGiving(app: App, { cache, giving }: AppContext): void {
  app.get(endpoints.listGiving.path, async (request, reply) => {
    const { revision, shown } = await giving.current();
    const answer = await cache.getOrMake(`giving ${revision}`, () => jsonAnswer(shown));
    return answer.send(request, reply);
  });
}

/**
 * Changing where money goes, for owners. Each change needs the owner's password and a code of their second factor.
 * Withdrawing needs the code only if there is a factor: it changes nothing, and may be urgent.
 */
export function registerGivingChanges(owners: App, context: AppContext): void {
  const { now } = context;
  const waitHours = context.settings.givingWaitHours;
  const withFactor = <Result>(request: ProvenRequest, work: Work<Result>) =>
    asOwner(context, request, work, { needsFactor: true });

  owners.post(staffEndpoints.createPurpose.path, { schema: { body: newPurposeSchema } }, async (request, reply) => {
    await withFactor(request, async (transaction, change) => {
      await refuseTakenName(transaction, request.body);
      if (await addPurpose(transaction, request.body, change)) return;
      throw new HttpError(409, TAKEN, { fields: { key: TAKEN } });
    });
    return reply.code(201).send({ message: `${request.body.name} is a purpose now` });
  });

  const editing = { schema: { params: rowParams, body: purposeEditSchema } };
  owners.put(staffEndpoints.updatePurpose.path, editing, async (request) => {
    await withFactor(request, async (transaction, change) => {
      await refuseUnseen(transaction, request);
      if (!request.body.closed) await refuseTakenName(transaction, request.body, request.params.id);
      if (await editPurpose(transaction, request.params.id, request.body, change)) return;
      throw new HttpError(404, 'This purpose does not exist.');
    });
    const { name, closed } = request.body;
    return { message: closed ? `${name} is closed` : `${name} is saved` };
  });

  // No password: it hides nothing for good, and the history shows who saw a change.
  const seeing = { body: givingSeenSchema };
  staffWrites(owners, context)(staffEndpoints.seeGiving, seeing, async (transaction, change, { body }) => {
    await noteSeen(transaction, body.ids, change);
    return { message: 'Noted that you have seen it' };
  });

  owners.post(staffEndpoints.changeGiving.path, { schema: { body: givingChangeSchema } }, async (request, reply) => {
    const { current_password: _, code: __, at_once: atOnce, ...account } = request.body;
    if (branchByKey(account.branch)?.key !== account.branch) {
      throw new HttpError(422, NO_BRANCH, { fields: { branch: NO_BRANCH } });
    }
    const answer = await withFactor(request, async (transaction, { username, staff_id }) => {
      const { purposes, changes } = await readGiving(transaction, now());
      if (!purposes.some(({ key, closed }) => key === account.purpose && !closed)) {
        throw new HttpError(422, NO_PURPOSE, { fields: { purpose: NO_PURPOSE } });
      }
      const standing = changes.filter(({ state }) => state === 'waiting' || state === 'in effect');
      const same = standing.filter(({ branch, purpose }) => branch === account.branch && purpose === account.purpose);
      if (same.some(({ state }) => state === 'waiting')) throw new HttpError(409, WAITING);
      if (same.some(({ paybill, account: known }) => paybill === account.paybill && known === account.account)) {
        throw new HttpError(409, SAME, { fields: { account: SAME } });
      }
      const asked = { ...account, asked_by: username, asked_by_id: staff_id };
      return {
        isAlone: (await countOwners(transaction)) === 1,
        ...(await addGivingChange(transaction, asked, { now: now(), waitHours, atOnce })),
        alike: tooAlike(account, standing),
      };
    });
    const { why, isAlone, ...rest } = answer;
    const moment = readableMoment(answer.effective_at);
    const message = {
      'factor too new': `Not at once: your two-step verification was turned on lately, or got new recovery codes. Somebody who only learnt your password could have done that. So the account changes on ${moment}, and you can withdraw it until then`,
      waits: `The account changes in ${waitHours} hours${isAlone ? '' : ', or once another owner confirms it'}`,
      'accounts changed': `The account changes in ${waitHours || 24} hours: accounts of staff changed lately`,
      'one owner': 'The account is changed at once: this church has no other owner who could confirm it',
      'waits for nobody': 'The account is changed at once: this site is set to wait for nobody',
    }[why];
    const waits = why !== 'one owner' && why !== 'waits for nobody';
    return reply.code(201).send({ message, waits, ...rest });
  });

  const onWaiting = { schema: { params: rowParams, body: proofSchema } };
  async function waiting(transaction: Connection, id: number) {
    const change = await findGivingChange(transaction, id, now());
    if (!change) throw new HttpError(404, 'This change does not exist.');
    if (!change.waits) throw new HttpError(409, OVER);
    return change;
  }

  owners.post(staffEndpoints.confirmGiving.path, onWaiting, async (request) => {
    const { id } = request.params;
    await withFactor(request, async (transaction, change) => {
      const { asked_by_id } = await waiting(transaction, id);
      if (asked_by_id === change.staff_id) throw new HttpError(409, OWN);
      if (await ownersChangedLately(transaction, { now: now(), waitHours })) throw new HttpError(409, TOO_NEW);
      if (!(await isTrusted(transaction, change.staff_id, { now: now(), waitHours }))) {
        throw new HttpError(409, FACTOR_TOO_NEW);
      }
      await confirmGivingChange(transaction, id, change);
    });
    return { message: 'The account is changed' };
  });

  owners.post(staffEndpoints.withdrawGiving.path, onWaiting, async (request) => {
    const { id } = request.params;
    await asOwner(context, request, async (transaction, change) => {
      await waiting(transaction, id);
      await withdrawGivingChange(transaction, id, change);
    });
    return { message: 'The change is withdrawn' };
  });
}
