import { normalForm } from '#shared/normalForm.ts';
import { type Branch, branches } from '#words/branches.ts';

/** A name as it is compared: small letters, without accents, a space between words. */
const folded = (text: string): string =>
  ` ${normalForm(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The names that make a venue a branch's: its own, and those of its venues. */
const own = branches.map((branch) => ({ branch, names: [folded(branch.name)] }));
const known = branches.map((branch) => ({ branch, names: branch.venues.map(folded) }));

/** The branch whose name stands first in a text. */
function firstNamed(text: string, named: typeof own): Branch | undefined {
  const places = named.flatMap(({ branch, names }) => names.map((name) => ({ branch, at: text.indexOf(name) })));
  const [first] = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
  return first?.branch;
}

/**
 * The branch that an event's venue belongs to: the first that it names, or else whose venue it names (`Juja Main
 * Sanctuary` is Juja's, `Main Sanctuary` Ruiru's); undefined where it names none, such as somebody's home.
 *
 * @param venue as staff wrote it
 */
export function branchOf(venue: string): Branch | undefined {
  const text = folded(venue);
  return firstNamed(text, own) ?? firstNamed(text, known);
}

/** What may stand beside a branch's name where the venue is the branch's own place. */
const OF_A_CHURCH = ['branch', 'church', 'tawi', 'tawi la', 'kanisa', 'kanisa la'];

/**
 * The branch at whose own place a venue is: one of its venues, or the branch itself (`Juja Branch, upstairs`). Undefined
 * for another place in its town, such as `Ruiru Market`, which has neither its address nor its pin.
 */
export function branchAt(venue: string): Branch | undefined {
  const branch = branchOf(venue);
  if (!branch) return undefined;
  const text = folded(venue);
  const name = folded(branch.name);
  const itself = OF_A_CHURCH.flatMap((word) => [`${name}${word} `, ` ${word}${name}`]);
  const isOwn = text === name || itself.some((one) => text.startsWith(one)) || firstNamed(text, known) !== undefined;
  return isOwn ? branch : undefined;
}

/** A venue with its branch, unless it names it: `Main Sanctuary, Ruiru`. */
export function venueWithBranch(venue: string): string {
  const branch = branchOf(venue)?.name;
  return !branch || venue.toLowerCase().includes(branch.toLowerCase()) ? venue : `${venue}, ${branch}`;
}

/** The branch of that key in an address; undefined where there is none. */
export const branchByKey = (key: string | null | undefined): Branch | undefined =>
  branches.find((branch) => branch.key === key?.toLowerCase());
