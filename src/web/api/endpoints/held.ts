import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { HeldAnswer } from '#shared/publication/held.ts';
import { answersDone, api, partialEventTags } from '../api.ts';
import { reads } from '../ofEndpoint.ts';
import type { Done } from '../parsers.ts';
import { asks } from '../requestTo.ts';

/** A change as an owner has seen it. */
export interface SeenChange {
  id: number;
  at: string;
  version?: number | undefined;
}

/** What a yes, a no or a withdrawal changes. */
const changesSite = answersDone({ type: 'Event', id: 'LIST' }, 'Content', 'History');

/** What editors publish and an owner has to say yes to; only our own server has it. */
export const { useListHeldQuery, useConfirmHeldMutation, useDeleteHeldMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    listHeld: reads<HeldAnswer>(build, staffEndpoints.listHeld, ...partialEventTags(), 'Content', 'Staff'),
    confirmHeld: build.mutation<Done, { held: SeenChange[] }>({
      query: asks(staffEndpoints.confirmHeld),
      ...changesSite,
    }),
    deleteHeld: build.mutation<Done, { ids: number[] }>({
      query: asks(staffEndpoints.deleteHeld),
      ...changesSite,
    }),
  }),
});
