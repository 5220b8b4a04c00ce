import fc from 'fast-check';
import { type DoorCount, mergeCounts } from '#shared/attendance/door.ts';

it('joining the counts of phones depends on neither order nor repetition', () => {
  const counts = fc.uniqueArray(
    fc.record({
      device: fc.constantFrom('a', 'b', 'c'),
      adults_plus: fc.nat(9),
      adults_minus: fc.nat(9),
      children_plus: fc.nat(9),
      children_minus: fc.nat(9),
    }),
    { selector: ({ device }) => device },
  );
  const sorted = (state: DoorCount[]) => state.toSorted((a, b) => a.device.localeCompare(b.device));

  fc.assert(
    fc.property(counts, counts, counts, (a, b, c) => {
      expect(sorted(mergeCounts(a, b))).toEqual(sorted(mergeCounts(b, a)));
      expect(sorted(mergeCounts(mergeCounts(a, b), c))).toEqual(sorted(mergeCounts(a, mergeCounts(b, c))));
      expect(sorted(mergeCounts(mergeCounts(a, b), b))).toEqual(sorted(mergeCounts(a, b)));
    }),
  );
});
