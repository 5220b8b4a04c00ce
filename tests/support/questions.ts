import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../unit/verses/questions');

/** The messages of a list of `tests/unit/verses/questions`, one a line. A line that begins with `#` says what the list is. */
export const readMessages = (name: string): string[] =>
  readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** The lines of such a list that has more than messages, each in its parts: `message | expected`, or three of them. */
export const readQuestions = (name: string): [message: string, expected: string, last: string][] =>
  readMessages(name).map((line) => {
    const [message = '', expected = '', last = ''] = line.split('|').map((part) => part.trim());
    return [message, expected, last];
  });
