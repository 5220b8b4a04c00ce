/** One line of the table; what is left out does not apply. */
export interface Row {
  what: string;
  /** How many events there were. */
  events?: number | undefined;
  perSecond?: number | undefined;
  /** Milliseconds. */
  p50?: number | undefined;
  p99?: number | undefined;
  ms?: number | undefined;
  /** Ratios of requests a second. */
  ofBare?: number | undefined;
  ofExpress?: number | undefined;
  /** MB. */
  memory?: number | undefined;
  /** Whatever else there is to say of it. */
  note?: string | undefined;
  goal?: string | undefined;
}

const whole = (value: number | undefined): string =>
  value === undefined ? '' : Math.round(value).toLocaleString('en-GB');
const exact = (value: number | undefined): string => (Number.isFinite(value) ? (value?.toFixed(2) ?? '') : '');

const COLUMNS: readonly [heading: string, cell: (row: Row) => string][] = [
  ['', ({ what }) => what],
  ['events', ({ events }) => whole(events)],
  ['a second', ({ perSecond }) => whole(perSecond)],
  ['p50 ms', ({ p50 }) => exact(p50)],
  ['p99 ms', ({ p99 }) => exact(p99)],
  ['of bare', ({ ofBare }) => exact(ofBare)],
  ['of Express', ({ ofExpress }) => exact(ofExpress)],
  ['ms', ({ ms }) => whole(ms)],
  ['MB', ({ memory }) => whole(memory)],
  ['', ({ note = '' }) => note],
  ['goal', ({ goal = '' }) => goal],
];

/** The rows as one table that reads well as plain text and as Markdown; columns that nobody filled are left out. */
export function tableOf(rows: readonly Row[]): string {
  const columns = COLUMNS.filter(([, cell]) => rows.some((row) => cell(row) !== ''));
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)));
  const drawn = lines.map((line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  drawn.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return drawn.join('\n');
}
