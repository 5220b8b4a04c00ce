import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SermonInput, StaffSermon } from '#shared/sermons/sermon.ts';
import { requestTo } from '../requestTo.ts';
import type { WriteKinds } from './kind.ts';

/** A new sermon, or a change of one. */
export interface SermonWrite {
  kind: 'saveSermon';
  sermon: SermonInput;
  /** The sermon that the person started from; absent for a new one. */
  base?: StaffSermon | undefined;
}

export const sermonWrites: WriteKinds<SermonWrite> = {
  saveSermon: {
    request: ({ sermon, base, key: idempotencyKey }) =>
      base
        ? requestTo(staffEndpoints.updateSermon, { ...sermon, id: base.id, version: base.version, idempotencyKey })
        : requestTo(staffEndpoints.createSermon, { ...sermon, idempotencyKey }),
  },
};
