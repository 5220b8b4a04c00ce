import { chance, malformedRequest } from './malformedRequests.ts';
import { rawRequest } from './rawRequest.ts';

/** What a failure's words look like: JSON, a page, or a page that came compressed. */
const WORDS = /"error":"[^"]+"|<title>|content-encoding/;

/**
 * Sends malformed requests, the same ones each time, over so many connections at once.
 *
 * @returns those that were answered 5xx, refused without words, or left hanging
 */
export async function sendMalformed(port: number, count: number, clients: number): Promise<string[]> {
  const random = chance(2026);
  const wrong: string[] = [];
  let sent = 0;
  const client = async () => {
    while (sent++ < count) {
      const request = malformedRequest(random);
      const { statuses, text, hung } = await rawRequest(port, request);
      const refused = statuses.some((status) => status >= 400);
      const wordless = refused && !WORDS.test(text) && !/HEAD/i.test(request);
      if (hung || wordless || statuses.some((status) => status >= 500)) {
        wrong.push(`${JSON.stringify(request.slice(0, 300))} → ${hung ? 'hung' : text.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return wrong;
}
