/** How an answer's body may be compressed. */
export type Encoding = 'br' | 'gzip';

/** The most spellings of Accept-Encoding that are remembered; browsers have a handful. */
const MOST_SPELLINGS = 100;

const known = new Map<string, Encoding | undefined>();

/** Brotli before gzip, unless the request rules one out with `q=0`; undefined where neither is accepted. */
export function wantedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  const wanted = (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
  if (known.size >= MOST_SPELLINGS) known.clear();
  known.set(header, wanted);
  return wanted;
}
