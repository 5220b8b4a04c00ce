import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isEditablePage, wordsTitle } from '#content/editable/index.ts';
import { hashOf } from '#server/accounts/accessTokens.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { removeSecondFactor } from '#server/store/accounts/secondFactors.ts';
import { endSessionsOf } from '#server/store/accounts/sessions.ts';
import {
  addStaff,
  findStaff,
  invite,
  listStaff,
  lockAccount,
  removeStaff,
  type StaffRow,
  setRole,
} from '#server/store/accounts/staff.ts';
import { lastAccountChange } from '#server/store/events/history.ts';
import { type Leaver, listScheduled, takeBackFrom } from '#server/store/leaving.ts';
import type { Connection } from '#server/store/store.ts';
import {
  type Leaving,
  leavingSchema,
  MAX_INVITATION_HOURS,
  newStaffSchema,
  type Role,
  roleSchema,
  type ScheduledItem,
  type StaffAccount,
} from '#shared/auth/accounts.ts';
import { publishWords } from '#shared/events/publishing.ts';
import type { AccountAction } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { HOUR_MS, readableMoment } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';
import { heldDtos } from '../held/held.ts';
import { asOwner, type ProvenChange } from './proof.ts';

const TAKEN = 'There is an account with this username already.';
const OWN = 'Your own account is changed in your profile.';

const MISSING = 'This account no longer exists.';
const LAST_OWNER = 'This is the last owner: make somebody else an owner first.';

/** The accounts of staff, for owners. Each change needs the owner's password. */
export function registerStaffAccounts(staff: App, context: AppContext): void {
  const { store, now } = context;

  staff.get(staffEndpoints.listStaff.path, async (request): Promise<{ staff: StaffAccount[] }> => {
    const { staff_id } = sessionOfRequest(request);
    const accounts = await listStaff(store.db);
    return { staff: accounts.map((account) => ({ ...account, own: account.id === staff_id })) };
  });

  staff.post(staffEndpoints.createStaff.path, { schema: { body: newStaffSchema } }, async (request, reply) => {
    const { username, role } = request.body;
    const { token, tokenHash, until } = newInvitation(now());
    const { isNew, account } = await asOwner(context, request, async (transaction, change) => {
      const added = await addStaff(transaction, { username, password_hash: '', role, now: now() });
      const account = added ?? (await addedBefore(transaction, request.body, change));
      if (!account) throw new HttpError(409, TAKEN, { fields: { username: TAKEN } });
      await invite(transaction, account.id, { tokenHash, until });
      await change.note(added ? `${role} added` : 'invited', account.username);
      return { isNew: added !== undefined, account };
    });
    return reply.code(201).send({
      message: isNew
        ? `${username} is invited`
        : `${account.username} was added already. This link takes the place of the earlier one.`,
      staff: { second_factor: false, ...account, own: false, invited_until: until.toISOString() },
      invitation: { token, until },
    });
  });

  staff.get(staffEndpoints.listScheduled.path, { schema: { params: rowParams } }, async (request) => {
    const account = (await listStaff(store.db)).find(({ id }) => id === request.params.id);
    if (!account) throw new HttpError(404, MISSING);
    return { scheduled: await scheduledItems(store.db, account, now()) };
  });

  /** Changes or removes somebody's account, and records it. @param work does it, and returns what is recorded */
  const changeAccount = (
    request: FastifyRequest & { params: { id: number }; body: Leaving },
    work: (transaction: Connection, id: number, account: StaffRow) => Promise<AccountAction | undefined>,
  ): Promise<string> =>
    asOwner(context, request, async (transaction, change) => {
      const account = await lockAccount(transaction, request.params.id);
      if (!account) throw new HttpError(404, MISSING);
      const action = await work(transaction, account.id, account);
      if (!action) return account.username;
      if (action !== 'made owner') await takeBackFrom(transaction, account, request.body.scheduled, change);
      await change.note(action, account.username);
      return account.username;
    });

  const leaving = { schema: { params: rowParams, body: leavingSchema } };
  staff.put(staffEndpoints.updateStaff.path, leaving, async (request) => {
    refuseOwn(request);
    const { token, tokenHash, until } = newInvitation(now());
    const username = await changeAccount(request, async (transaction, id) => {
      await invite(transaction, id, { tokenHash, until });
      await endSessionsOf(transaction, id); // after the old password has ended, so that none can start with it in between
      return 'invited';
    });
    return { message: `${username} is invited to choose a password`, invitation: { token, until } };
  });

  const changingRole = { schema: { params: rowParams, body: roleSchema } };
  staff.put(staffEndpoints.updateRole.path, changingRole, async (request) => {
    const { role } = request.body;
    const username = await changeAccount(request, async (transaction, id, account) => {
      if (account.role === role) return undefined;
      if (!(await setRole(transaction, id, role))) throw new HttpError(409, LAST_OWNER);
      return `made ${role}`;
    });
    return { message: `${username} is an ${role} now` };
  });

  staff.post(staffEndpoints.clearSecondFactor.path, leaving, async (request) => {
    refuseOwn(request);
    const username = await changeAccount(request, async (transaction, id, { username: name }) => {
      if (await removeSecondFactor(transaction, id)) return 'factor cleared';
      throw new HttpError(409, `${name} has not turned on two-step verification.`);
    });
    return { message: `${username} can log in with the password alone` };
  });

  staff.post(staffEndpoints.deleteStaff.path, leaving, async (request) => {
    await changeAccount(request, async (transaction, id) => {
      if (await removeStaff(transaction, id)) return 'account removed';
      throw new HttpError(409, LAST_OWNER);
    });
    return { message: 'Account removed successfully' };
  });
}

/**
 * The account, where the same owner added it and it was never used: the answer with its link may have been lost.
 * Undefined if it is another's.
 */
async function addedBefore(
  transaction: Connection,
  { username, role }: { username: string; role: Role },
  owner: Pick<ProvenChange, 'username' | 'now'>,
): Promise<Omit<StaffAccount, 'own'> | undefined> {
  const found = await findStaff(transaction, username);
  if (!found) return undefined;
  await lockAccount(transaction, found.id); // its person may be choosing a password
  const account = (await listStaff(transaction)).find(({ id }) => id === found.id);
  if (!account?.invited_until || account.role !== role) return undefined;
  const last = await lastAccountChange(transaction, account.username, [`${role} added`, 'invited'], owner.now);
  return last?.username === owner.username ? account : undefined;
}

/** @throws HttpError if the account to be changed is one's own */
function refuseOwn(request: FastifyRequest & { params: { id: number } }): void {
  if (sessionOfRequest(request).staff_id === request.params.id) throw new HttpError(409, OWN);
}

/** A new invitation. Only the hash of its token is stored. */
function newInvitation(now: Date): { token: string; tokenHash: string; until: Date } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), until: new Date(now.getTime() + MAX_INVITATION_HOURS * HOUR_MS) };
}

/** What an account has scheduled, as an owner reads it. */
async function scheduledItems(db: Connection, account: Leaver, now: Date): Promise<ScheduledItem[]> {
  const { events, words, held } = await listScheduled(db, account, now);
  const waiting = await heldDtos(db, held, account.id, now);
  return [
    ...events.map(({ title, publish }) => ({ kind: 'event' as const, title, appears: publishWords(publish ?? '') })),
    ...words.map(({ page, field, publish_at }) => ({
      kind: 'words' as const,
      title: isEditablePage(page) ? wordsTitle(page, [field]) : page,
      appears: `From ${readableMoment(publish_at)}`,
    })),
    ...waiting.map(({ title }) => ({ kind: 'waits for a yes' as const, title, appears: '' })),
  ];
}
