/** The header for `textOf`. The format: https://prometheus.io/docs/instrumenting/exposition_formats */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string | number>>;

/** What follows a measure's name, such as `{route="/health"}`, and the value. */
type Sample = readonly [place: string, value: number];

/** Something that is measured; its samples are taken when somebody asks. */
export interface Measure {
  kind: 'counter' | 'gauge' | 'histogram';
  name: string;
  help: string;
  samples(): Iterable<Sample> | Promise<Iterable<Sample>>;
}

/** The upper bounds of durations, in seconds: from cached responses over rendering and writes to noticeable delays. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** All measures as Prometheus reads them. */
export async function textOf(measures: readonly Measure[]): Promise<string> {
  const lines = measures.map(async ({ kind, name, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...Array.from(await samples(), ([place, value]) => `${name}${place} ${value}`),
  ]);
  return `${(await Promise.all(lines)).flat().join('\n')}\n`;
}

/** A value without labels; it has no sample while it is undefined. */
export function singleValue(
  description: Omit<Measure, 'samples'>,
  read: () => number | undefined | Promise<number | undefined>,
): Measure {
  const samples = async (): Promise<Sample[]> => {
    const value = await read();
    return value === undefined ? [] : [['', value]];
  };
  return { ...description, samples };
}

/** Counts by labels. */
export function countByLabels(name: string, help: string) {
  const counts = new Map<string, number>();
  const add = (labels: Labels): void => {
    const place = placeOf(labels);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  };
  return { kind: 'counter', name, help, samples: () => counts, add } as const;
}

/** Durations in seconds, by labels. */
export function durationsByLabels(name: string, help: string) {
  const series = new Map<string, { labels: Labels; within: number[]; count: number; sum: number }>();
  const observe = (seconds: number, labels: Labels = {}): void => {
    const place = placeOf(labels);
    const one = series.get(place) ?? { labels, within: BOUNDS.map(() => 0), count: 0, sum: 0 };
    one.within = one.within.map((count, at) => (seconds <= (BOUNDS[at] as number) ? count + 1 : count));
    one.count++;
    one.sum += seconds;
    series.set(place, one);
  };
  const samples = (): Sample[] =>
    [...series].flatMap(([place, { labels, within, count, sum }]): Sample[] => [
      ...within.map((value, at): Sample => [`_bucket${placeOf({ ...labels, le: BOUNDS[at] as number })}`, value]),
      [`_bucket${placeOf({ ...labels, le: '+Inf' })}`, count],
      [`_sum${place}`, sum],
      [`_count${place}`, count],
    ]);
  return { kind: 'histogram', name, help, samples, observe } as const;
}

/** Labels in the text's form: JSON escapes quotes, backslashes and line ends as Prometheus does. */
export function placeOf(labels: Labels): string {
  const parts = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(String(value))}`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}
