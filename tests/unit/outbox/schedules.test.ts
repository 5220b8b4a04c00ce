import { describe, expect, it } from 'vitest';
import { outcomeOfSchedule } from '#tests/support/outboxSchedule.ts';

/** How many random schedules are run; `SCHEDULES=20000` makes a long test of it. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 1000);

describe('the outbox', () => {
  it('ends each random schedule with exactly what the people were told, in the order of each line', async () => {
    const faults: string[] = [];
    const met = new Set<string>();
    for (let seed = 1; seed <= SCHEDULES; seed++) {
      const { wrong, seen } = await outcomeOfSchedule(seed);
      for (const one of seen) met.add(one);
      for (const one of wrong) faults.push(`schedule ${seed}: ${one}`);
      if (faults.length > 5) break;
    }
    expect(faults).toEqual([]);
    // The schedules reach what they are for.
    expect([...met].sort()).toEqual(
      [
        'answer lost',
        'changeEvents done',
        'conflict seen',
        'contact done',
        'createEvent done',
        'done at once',
        'logged out',
        'markMessages done',
        'noteMessage done',
        'offline',
        'person waited for long',
        'picture on its way',
        'picture there',
        'pressed again',
        'publishWords done',
        'refusal seen',
        'request lost',
        'saveSermon done',
        'server killed before the commit',
        'signup done',
        'tab killed',
        'taken back',
        'too many requests',
        'updateEvent done',
        'waits',
      ].sort(),
    );
  });
});
