import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SermonSound, StaffSermon } from '#shared/sermons/sermon.ts';
import { answersDone, api, unlessRefused } from '../api.ts';
import { type Done, isObject } from '../parsers.ts';
import { asks } from '../requestTo.ts';
import { sermonWrites } from '../writes/sermonWrites.ts';
import type { WriteOf } from '../writes/writes.ts';

/** The sermons as staff write them; only our own server has them. */
export const staffSermonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffSermons: build.query<StaffSermon[], void>({
      query: asks(staffEndpoints.listStaffSermons, { validateStatus: (_response, answer) => Array.isArray(answer) }),
      providesTags: ['Sermon'],
    }),
    saveSermon: build.mutation<Done & { sermon: StaffSermon }, WriteOf<'saveSermon'>>({
      query: sermonWrites.saveSermon.request,
      invalidatesTags: unlessRefused('Sermon', 'History'),
    }),
    deleteSermon: build.mutation<Done, { id: number }>({
      query: asks(staffEndpoints.deleteSermon),
      ...answersDone('Sermon', 'History'),
    }),
    restoreSermon: build.mutation<Done, { id: number }>({
      query: asks(staffEndpoints.restoreSermon),
      ...answersDone('Sermon', 'History'),
    }),
    /** Makes a sermon as it was after an entry of the history; `version` is the one that was seen. */
    revertSermon: build.mutation<Done, { id: number; entry: number; version: number }>({
      query: asks(staffEndpoints.revertSermon),
      ...answersDone('Sermon', 'History'),
    }),
    /** The recording of an upload that is whole, or why it is refused. */
    readSermonUpload: build.mutation<SermonSound, { id: string }>({
      query: asks(staffEndpoints.readSermonUpload, { validateStatus: isObject }),
      invalidatesTags: unlessRefused('Sermon'),
    }),
  }),
});

export const { useListStaffSermonsQuery, useDeleteSermonMutation, useRestoreSermonMutation, useRevertSermonMutation } =
  staffSermonsApi;
