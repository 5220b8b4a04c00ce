import { Features } from '../classifier/features.ts';
import { tokensOf } from '../classifier/text.ts';
import { type ReadWord, readWords } from '../language/concepts.ts';

/** Who a word speaks of: the one who writes, or somebody near. */
const ROLES: Readonly<Record<string, string>> = {
  I: 'i im ive id me myself mimi mm mi',
  we: 'we us sisi were',
  he: 'he she they him her them his their hes shes theyre yeye wao ake yake wake zake lake yao',
  friend:
    'workmate classmate coursemate roommate housemate colleague deskmate bestie lady man woman nephew niece uncle aunt auntie cousin',
  church: 'member members team group ushers guild ministry fellowship parish youth',
};

/** The same by what a word means, in any of the languages. */
const ROLES_OF_MEANINGS: Readonly<Record<string, string>> = {
  spouse: 'husband wife spouse lover',
  child: 'child son daughter baby grandchild lastborn',
  parent: 'mother father parent stepparent grandparent',
  friend: 'friend neighbour sibling relative inlaw boss',
  person: 'person youngperson',
  church: 'church pastor elder choir',
};

/** Whom the subject of a Kiswahili verb stands for. */
const ROLES_OF_SUBJECTS: Readonly<Record<string, string>> = { ni: 'I', n: 'I', tu: 'we', a: 'he', yu: 'he', wa: 'he' };

const byWord = turned(ROLES);
const byMeaning = turned(ROLES_OF_MEANINGS);

function turned(lists: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(lists).flatMap(([role, words]) => words.split(' ').map((word) => [word, role])));
}

/** How much a word itself counts beside a role; what it is about says little of whose it is. */
const WORD = 0.35;
/** How much words that stand side by side count. */
const BESIDE = 0.8;
/** The same with one word between them. */
const APART = 0.5;

/** Whom a word speaks of; undefined where it speaks of nobody. */
function roleOf({ word, verb, concepts }: ReadWord): string | undefined {
  const meant = concepts.map((concept) => byMeaning.get(concept)).find((role) => role !== undefined);
  return meant ?? byWord.get(word) ?? ROLES_OF_SUBJECTS[verb?.subject ?? ''];
}

/** Features that tell whose need a message is: who is spoken of, in which order, and beside which words. */
export function whoseFeatures(text: string): Features {
  const features = new Features();
  const roles: string[] = [];
  const line: string[] = [];
  for (const read of readWords(tokensOf(text))) {
    const { word, lemma, verb, concepts } = read;
    const role = roleOf(read);
    line.push(role ?? concepts[0] ?? lemma ?? word);
    features.set(`x ${word}`, WORD);
    for (const concept of concepts) features.set(`y ${concept}`, WORD);
    if (verb?.object) features.set(`o ${verb.object}`, APART);
    if (!role) continue;
    roles.push(role);
    features.set(`r ${role}`, 1);
  }
  const [first = '', second = '', third = ''] = roles;
  features.set(`1 ${first}`, 1);
  features.set(`2 ${first} ${second}`, 1);
  features.set(`3 ${first} ${second} ${third}`, 1);
  features.set(`s ${[...new Set(roles)].sort().join(' ')}`, 1);
  const begins = line.slice(0, 3);
  for (let length = 1; length <= begins.length; length++) features.set(`b ${begins.slice(0, length).join(' ')}`, 1);
  for (const [at, one] of line.entries()) {
    const [next, afterNext] = [line[at + 1], line[at + 2]];
    if (next) features.set(`p ${one} ${next}`, BESIDE);
    if (next && afterNext) features.set(`t ${one} ${next} ${afterNext}`, BESIDE);
    if (afterNext) features.set(`k ${one} ${afterNext}`, APART);
  }
  return features;
}
