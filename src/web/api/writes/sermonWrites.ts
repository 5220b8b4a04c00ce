import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SermonInput, StaffSermon } from '#shared/sermons/sermon.ts';
import { ifMatch, once, type WriteKinds } from './kind.ts';

/** A new sermon, or a change of one. */
export interface SermonWrite {
  kind: 'saveSermon';
  sermon: SermonInput;
  /** The sermon that the person started from; absent for a new one. */
  base?: StaffSermon | undefined;
}

export const sermonWrites: WriteKinds<SermonWrite> = {
  saveSermon: {
    request: ({ sermon, base, ...key }) => ({
      ...(base
        ? { endpoint: staffEndpoints.updateSermon, pathParams: { id: String(base.id) } }
        : { endpoint: staffEndpoints.createSermon }),
      body: sermon,
      headers: { ...once(key), ...ifMatch(base?.version) },
    }),
  },
};
