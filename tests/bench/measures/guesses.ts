import { endpoints } from '#shared/http/endpoints.ts';

/** What guessing at passwords came to. */
export interface GuessReport {
  /** Milliseconds, medians: the answer to a wrong password, and to a username that nobody has. */
  wrong: number;
  unknown: number;
  /** How thirty guesses at once from one address were answered. */
  refused: number;
  let: number;
}

/** Guesses at passwords of a running site: whether the time of an answer tells usernames apart, and how many get through. */
export async function guessPasswords(port: number, username: string, rounds = 60): Promise<GuessReport> {
  let visitor = 0;
  const guess = async (name: string, address: string): Promise<{ status: number; ms: number }> => {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${endpoints.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ username: name, password: 'a guess at it' }),
    });
    await answer.text();
    return { status: answer.status, ms: performance.now() - begun };
  };
  const times = { wrong: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of ['wrong', 'unknown'] as const) {
      const address = `10.1.${visitor >> 8}.${visitor++ & 255}`;
      times[kind].push((await guess(kind === 'wrong' ? username : `nobody ${round}`, address)).ms);
    }
  }
  const at = (list: number[]) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN;
  const thirty = await Promise.all(Array.from({ length: 30 }, () => guess(username, '10.2.0.1')));
  const count = (wanted: number) => thirty.filter(({ status }) => status === wanted).length;
  return { wrong: at(times.wrong), unknown: at(times.unknown), refused: count(429), let: count(401) };
}
