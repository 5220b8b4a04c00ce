import { describe, expect, it } from 'vitest';
import { outcomeOfSchedule } from '#tests/support/outboxSchedule.ts';

/** How many random schedules are run; `SCHEDULES=20000` makes a long test of it. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 1000);

describe('the outbox', () => {
  it('ends each random schedule with exactly what the people were told', async () => {
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
        'conflict seen',
        'createEvent done',
        'createSeries done',
        'contact done',
        'created',
        'deleteEvent done',
        'deleted before it was sent',
        'done at once',
        'edit joined a create',
        'logged out',
        'markMessages done',
        'message sent',
        'noteMessage done',
        'offline',
        'person waited for long',
        'picture on its way',
        'picture there',
        'publishWords done',
        'refusal seen',
        'request lost',
        'server killed before the commit',
        'several at once',
        'signup done',
        'tab killed',
        'too many requests',
        'updateEvent done',
        'waits',
      ].sort(),
    );
  });
});
