import type { OwnAccount } from '#shared/auth/accounts.ts';
import type { BackupsShown } from '#shared/backups.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { InboxAnswer } from '#shared/inbox/inbox.ts';
import type { HeldAnswer } from '#shared/publication/held.ts';
import { api, changes, EVENT_LIST, eventTags, reads } from '../api.ts';
import { asks, hasList, readEvents, requestTo } from '../requests.ts';

/** A change as an owner has seen it. */
export interface SeenChange {
  id: number;
  at: string;
  version?: number | undefined;
}

/** How many of the newest unread messages the notifications list. */
const MAX_NEWS = 5;

/** What a yes, a no or a withdrawal changes. */
const OF_SITE = [EVENT_LIST, 'Content', 'History'] as const;

/** What many screens of staff's need; only our own server has it. */
export const staffFrameApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own account; accounts.ts has what changes accounts. */
    readAccount: build.query<OwnAccount, void>({
      query: asks(staffEndpoints.readAccount, { validateStatus: hasList('to_do') }),
      providesTags: ['Staff'],
    }),
    /** Events that are not on the site yet. */
    listDrafts: build.query<ChurchEvent[], void>({
      query: asks(staffEndpoints.listDrafts),
      transformResponse: readEvents,
      providesTags: eventTags,
    }),
    /** The newest unread messages; messages.ts has the inbox. */
    listNewMessages: build.query<InboxAnswer, void>({
      query: () =>
        requestTo(
          staffEndpoints.listMessages,
          { unread: true, limit: MAX_NEWS },
          { validateStatus: hasList('messages') },
        ),
      providesTags: ['NewMessages'],
    }),
    /** What editors publish and an owner has to say yes to. */
    listHeld: build.query<HeldAnswer, void>({
      query: asks(staffEndpoints.listHeld, { validateStatus: hasList('held') }),
      providesTags: [EVENT_LIST, 'Content', 'Staff', 'Giving'],
    }),
    confirmHeld: changes<{ held: SeenChange[] }>(build, staffEndpoints.confirmHeld, ...OF_SITE),
    deleteHeld: changes<{ ids: number[] }>(build, staffEndpoints.deleteHeld, ...OF_SITE),
    readBackups: reads<BackupsShown>(build, staffEndpoints.readBackups),
  }),
});
