import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { SermonSound, StaffSermon } from '#shared/sermons/sermon.ts';
import { api, changes, reads, saves } from '../api.ts';
import type { Done } from '../requests.ts';

const readSermon = (answer: unknown) => answer as Done & { sermon: StaffSermon };

/** The sermons as staff write them; only our own server has them. */
export const staffSermonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffSermons: reads<StaffSermon[]>(build, staffEndpoints.listStaffSermons, 'Sermon'),
    saveSermon: saves(build, readSermon, 'Sermon', 'History'),
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
    readSermonUpload: changes<{ id: string }, SermonSound>(build, staffEndpoints.readSermonUpload, 'Sermon'),
  }),
});
