import { isUnpublished } from '#shared/events/publishing.ts';
import { churchClock, churchMoment } from '#shared/time.ts';
import { type WatchDeps, type Watched, watchSubject } from './watched.ts';

interface Publishable {
  publish: string | null;
  updated_at: string;
}

/** What is on the site of what is stored, and what is not yet. */
export interface Published<Row> {
  /** Changes with each write and each scheduled publication; part of the cache keys of what shows the rows. */
  revision: string;
  rows: readonly Row[];
  /** Drafts and scheduled rows, which only staff may see. */
  unpublished: readonly Row[];
}

/** Keeps published events or sermons in memory, in the order of the list. */
export const watchPublished = <Row extends Publishable>(
  deps: WatchDeps,
  subject: 'events' | 'sermons',
  read: () => Promise<readonly Row[]>,
): Watched<Published<Row>> =>
  watchSubject<readonly Row[], Published<Row>>({ ...deps, subject, read, show: publishedAt });

/** What is on the site at a moment; `before` where nothing has come since. */
function publishedAt<Row extends Publishable>(
  { revision, stored }: { revision: number; stored: readonly Row[] },
  moment: Date,
  before: Published<Row> | undefined,
): Published<Row> {
  const clock = churchClock(moment);
  if (before?.unpublished.every((row) => isUnpublished(row, clock))) return before;
  const unpublished = stored.filter((row) => isUnpublished(row, clock));
  const rows = stored.filter((row) => !isUnpublished(row, clock)).map(published);
  // Each publication leaves fewer scheduled rows, so their number identifies the state.
  return { revision: `${revision}.${unpublished.length}`, rows, unpublished };
}

/** A scheduled event or sermon whose time has come, as if it had been published then. */
function published<Row extends Publishable>(row: Row): Row {
  if (row.publish === null) return row;
  const [date = '', time = ''] = row.publish.split('T');
  const at = Math.max(churchMoment(date, time).getTime(), Date.parse(row.updated_at));
  return { ...row, publish: null, updated_at: new Date(at).toISOString() };
}
