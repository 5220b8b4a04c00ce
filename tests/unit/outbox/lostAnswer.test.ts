import { describe, expect, it } from 'vitest';
import { aShownEvent } from '#tests/support/factories.ts';
import { temporaryId } from '#web/outbox/items.ts';
import { withWaiting } from '#web/outbox/waiting/withWaiting.ts';

describe('an event that was created while its answer was lost', () => {
  const own = temporaryId('k1');
  const asked = aShownEvent({ id: own });
  const saved = aShownEvent({ id: '7', version: 1 });
  const create = { id: own, set: asked, maybeThere: true };

  it('is shown once, under the id that this device knows, so that its next change is sent after the earlier ones', () => {
    const change = { id: own, change: { description: 'Bring a torch.' } };
    const { events, waiting } = withWaiting([saved], [{ effects: [create] }, { effects: [change] }]);
    expect(events).toEqual([{ ...asked, description: 'Bring a torch.' }]);
    expect([...waiting]).toEqual([own]);
  });

  it('does not hide another event that is like it, and has been created before', () => {
    const { events } = withWaiting([saved], [{ effects: [create] }], { [temporaryId('k0')]: '7' });
    expect(events.map(({ id }) => id).sort()).toEqual(['7', own].sort());
  });
});
