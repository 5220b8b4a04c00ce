import type { DoorName } from '#shared/signup/staffSignups.ts';
import { type DoorNames, namesAnswered, pressed, shownNames } from '#web/features/door/keptDoor.ts';

const NOW = new Date('2026-11-27T18:00:00Z');

const aName = (fields: Partial<DoorName> = {}): DoorName => ({
  ...{ id: 1, name: 'Wanjiku', adults: 1, children: 0, waiting: false, ticked: false, press: 0, ...fields },
});

const phone = (...names: DoorName[]): DoorNames => ({ names, ticks: [], at: '' });

it('a name at the door is ticked off by one press and not by two, each one more than the last that the phone knows of', () => {
  const once = pressed(phone(aName({ press: 4 })), 1);
  expect(once.ticks).toEqual([{ id: 1, ticked: true, press: 5 }]);
  const twice = pressed(once, 1);
  expect(twice.ticks).toEqual([{ id: 1, ticked: false, press: 6 }]);
  expect(shownNames(twice)).toMatchObject([{ ticked: false, press: 6 }]);
});

it('a name at the door need not be sent again once the server has it, or a later press of another phone', () => {
  const kept = pressed(phone(aName()), 1);
  expect(namesAnswered(kept, [aName({ press: 0 })], NOW).ticks).toHaveLength(1);
  expect(namesAnswered(kept, [aName({ press: 1, ticked: true })], NOW).ticks).toEqual([]);
  const overtaken = namesAnswered(kept, [aName({ press: 3, ticked: false })], NOW);
  expect(overtaken.ticks).toEqual([]);
  expect(shownNames(overtaken)).toMatchObject([{ ticked: false, press: 3 }]);
});

it('a name at the door that is off the list is forgotten with its tick', () => {
  expect(namesAnswered(pressed(phone(aName()), 1), [], NOW)).toMatchObject({ names: [], ticks: [] });
});
