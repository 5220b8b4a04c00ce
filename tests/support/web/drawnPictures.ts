import { readFileSync } from 'node:fs';
import { atPath, noting } from './calls.ts';

/** What the server draws is told apart by its bytes only. */
export const DRAWN = readFileSync('public/pictures/og-events.jpg');

/**
 * What draws pictures in place of the server under test, which has no windows. `asked` are the addresses that it was asked
 * for.
 *
 * @param path how those addresses begin
 */
export function drawnPictures(
  path: string,
  answer = async () => new Response(DRAWN, { headers: { 'content-type': 'image/jpeg' } }),
) {
  const { fetch: drawing, asked } = noting(answer);
  return { asked, through: atPath(path, (_calls, ...call) => drawing(...call)) };
}
