import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The process id of the site that a supervising process looks after just now. */
export function siteProcessOf({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(children[0]);
}
