import { churchMoment } from '#shared/time.ts';

/** A scheduled event or sermon whose time has come, as if it had been published then. */
export function published<Row extends { publish: string | null; updated_at: string }>(row: Row): Row {
  if (row.publish === null) return row;
  const [date = '', time = ''] = row.publish.split('T');
  const at = Math.max(churchMoment(date, time).getTime(), Date.parse(row.updated_at));
  return { ...row, publish: null, updated_at: new Date(at).toISOString() };
}
