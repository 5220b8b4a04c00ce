/** A verb of Kiswahili, taken apart: `hawatanisamehe` is not-they, will, me, forgive. */
export interface SwahiliVerb {
  negative: boolean;
  /** `ni`, `u`, `a`, `tu`, `m`, `wa` or the class of a thing; empty in an infinitive or a command. */
  subject: string;
  /** Whom it happens to; `ji` is oneself. */
  object: string;
  root: string;
}

const SUBJECT = 'ni|n|u|a|tu|m|wa|w|i|li|ya|ki|vi|zi|ku|pa|yu';
const PREFIXES = new RegExp(
  '^(?:' +
    // infinitive: kuogopa, kutoogopa
    '(?:ku|kw)(?<not>to)?|' +
    // habit: huogopa
    'hu|' +
    // siogopi, hawaogopi, sikuogopa, hatutaogopa
    `(?<negative>si|ha)(?<negated>${SUBJECT})?(?:ku|ta|ja|nge|ngali)?|` +
    // ninaogopa, aliyeogopa, tungeogopa
    `(?<subject>${SUBJECT})(?<tense>na|li|mesha|lisha|me|ta|ka|ki|nge|ngali|ngeli|japo|si)(?:ye|o|yo|lo|cho|vyo|zo|po|ko|mo)?|` +
    // naogopa, waogopa; sheng: naogopa, tunaenda
    '(?<present>na|wa|a|twa|mwa|ya|la|cha|vya|za|me|ta)|' +
    // aogope, wasiogope
    `(?<wisher>${SUBJECT})(?<forbids>si)?` +
    ')?(?<object>ni|ku|kw|mu|mw|m|tu|wa|ji|i|li|ya|ki|vi|zi)?$',
);

/** What is put behind a root: `w` is done to, `ish` makes do, `an` each other. */
const EXTENSIONS = 'sh ish esh z iz ez k ik ek n an ian ean w iw ew liw lew shw ishw eshw zw izw ezw anish li ul ol';
/** What may follow a root: extensions, the last vowel, and the plural of a command. */
const ENDING = new RegExp(`^(?:i|e|u|l|li|le|il|el|ili|ele)?(?:${EXTENSIONS.replaceAll(' ', '|')})?[aeiou](?:ni|je)?$`);

/** Takes a verb apart when its root is in the list; the longest root is taken, and of equals the one with a tense. */
export function parseVerb(word: string, roots: ReadonlySet<string>): SwahiliVerb | undefined {
  let best: SwahiliVerb | undefined;
  for (let start = 0; start <= Math.min(10, word.length - 2); start++) {
    const longest = word.length - start - (best?.root.length ?? 0) > 1 ? Math.min(10, word.length - start) : 0;
    for (let length = longest; length >= 1 && length > (best?.root.length ?? 0); length--) {
      const root = word.slice(start, start + length);
      if (!roots.has(root)) continue;
      const rest = word.slice(start + length);
      const ends = rest === '' ? /[aeiou]$/.test(root) : ENDING.test(rest);
      const prefixes = ends ? PREFIXES.exec(word.slice(0, start))?.groups : undefined;
      if (!prefixes || (start === 0 && root.length < 3)) continue;
      best = verbOf(prefixes, root);
      break;
    }
  }
  return best;
}

function verbOf(parts: Record<string, string | undefined>, root: string): SwahiliVerb {
  const { negative, negated, subject, tense, present, wisher, object, not, forbids } = parts;
  return {
    negative: Boolean(negative ?? not ?? forbids) || tense === 'si',
    subject: subject ?? negated ?? (negative === 'si' ? 'ni' : (wisher ?? (present === 'na' ? 'ni' : (present ?? '')))),
    object: object ?? '',
    root,
  };
}

/** What is left of a word behind the prefixes of a Kiswahili verb, as in Sheng's `nimegraduate`: each possible rest. */
export function behindPrefixes(word: string): string[] {
  const rests: string[] = [];
  for (let start = 2; start <= Math.min(9, word.length - 3); start++) {
    if (PREFIXES.test(word.slice(0, start))) rests.push(word.slice(start));
  }
  return rests;
}
