import type { AttendanceAnswer } from '#shared/attendance/attendance.ts';
import type { DoorAnswer, DoorCount } from '#shared/attendance/door.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { DoorNamesAnswer, DoorTick } from '#shared/signup/staffSignups.ts';
import { api } from '../api.ts';
import { asks } from '../requestTo.ts';

/** Counting at the door, and how many came; only our own server knows it. */
const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends what this phone counted; answers what all phones have. Safe to repeat. */
    updateDoorCounts: build.mutation<DoorAnswer, { id: string } & DoorCount>({
      query: asks(staffEndpoints.updateDoorCounts),
    }),
    /** Sends the names that this phone ticked off; answers all names. Safe to repeat. */
    updateDoorNames: build.mutation<DoorNamesAnswer, { id: string; ticks: readonly DoorTick[] }>({
      query: asks(staffEndpoints.updateDoorNames),
    }),
    listAttendance: build.query<AttendanceAnswer, void>({
      query: asks(staffEndpoints.listAttendance),
      keepUnusedDataFor: 0, // it changes without notice while somebody counts
    }),
  }),
});

export const { useListAttendanceQuery, useUpdateDoorCountsMutation, useUpdateDoorNamesMutation } = attendanceApi;
