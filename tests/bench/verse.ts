import { execFileSync } from 'node:child_process';
import { endpoints } from '#shared/http/endpoints.ts';
import { readMessages } from '#tests/support/questions.ts';
import { BEHIND_PROXY, startSite } from './site.ts';

const REQUESTS = 2000;

const LISTS = ['references', 'needQuestions', 'lineQuestions', 'callsForHelp', 'falseAlarms', 'greetings', 'junk'];
const questions = LISTS.flatMap((name) => readMessages(name).map((line) => line.split(' | ')[0] ?? ''));

/** Asks a running site 2,000 questions one after the other, none of which it has answered before. */
export async function measureVerse(): Promise<void> {
  const site = await startSite(0, BEHIND_PROXY);
  try {
    for (const question of questions) await ask(site.origin, question, 0); // a warm-up, not counted
    const times: number[] = [];
    for (let number = 1; number <= REQUESTS; number++) {
      times.push(await ask(site.origin, questions[number % questions.length] ?? '', number));
    }
    times.sort((one, other) => one - other);
    const [median = Number.NaN, p99 = Number.NaN] = [0.5, 0.99].map((part) => times[Math.floor(REQUESTS * part)]);
    console.log(
      `An answer of the daily verse: median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms ` +
        '(goal, without the request itself: under 2 and 10 ms)',
    );
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '--ppid', String(site.pid)], { encoding: 'utf8' });
    console.log(`The process of the daily verse: ${Math.round(Number(kilobytes) / 1024)} MB`);
  } finally {
    await site.stop();
  }
}

/** How long a question takes, in milliseconds. */
async function ask(origin: string, message: string, number: number): Promise<number> {
  const { method, path } = endpoints.askVerse;
  const address = `10.${(number >> 8) & 255}.${number & 255}.${Math.floor(Math.random() * 250) + 1}`;
  // Other verses have been shown, so that no cached answer fits.
  const shown = [`PSA.119.${(number % 176) + 1}`, `PSA.78.${Math.floor(number / 176) + 1}`];
  const begun = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ message, context: { shown } }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The verse answered ${answer.status}.`);
  return performance.now() - begun;
}
