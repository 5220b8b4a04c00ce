import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SermonSound, StaffSermon } from '#shared/sermons/sermon.ts';
import { api, unlessRefused } from '../api.ts';
import { changes, reads } from '../ofEndpoint.ts';
import type { Done } from '../parsers.ts';
import { asks } from '../requestTo.ts';
import { sermonWrites } from '../writes/sermonWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** The sermons as staff write them; only our own server has them. */
export const staffSermonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffSermons: reads<StaffSermon[]>(build, staffEndpoints.listStaffSermons, 'Sermon'),
    saveSermon: build.mutation<Done & { sermon: StaffSermon }, WriteOf<'saveSermon'>>({
      query: sermonWrites.saveSermon.request,
      invalidatesTags: unlessRefused('Sermon', 'History'),
    }),
    deleteSermon: changes<{ id: number }>(build, staffEndpoints.deleteSermon, 'Sermon', 'History'),
    restoreSermon: changes<{ id: number }>(build, staffEndpoints.restoreSermon, 'Sermon', 'History'),
    /** Makes a sermon as it was after an entry of the history; `version` is the one that was seen. */
    revertSermon: changes<{ id: number; entry: number; version: number }>(
      build,
      staffEndpoints.revertSermon,
      'Sermon',
      'History',
    ),
    /** The recording of an upload that is whole, or why it is refused. */
    readSermonUpload: build.mutation<SermonSound, { id: string }>({
      query: asks(staffEndpoints.readSermonUpload),
      invalidatesTags: unlessRefused('Sermon'),
    }),
  }),
});

export const { useListStaffSermonsQuery, useDeleteSermonMutation, useRestoreSermonMutation, useRevertSermonMutation } =
  staffSermonsApi;
