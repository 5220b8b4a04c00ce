/** A verb of Kiswahili, taken apart: `hawatanisamehe` is not-they, will, me, forgive. */
export interface SwahiliVerb {
  negative: boolean;
  /** `ni`, `u`, `a`, `tu`, `m`, `wa` or the class of a thing; empty in an infinitive or a command. */
  subject: string;
  /** `na`, `li`, `me`, `ta` …; empty in a command or a wish. */
  tense: string;
  /** Whom it happens to; `ji` is oneself. */
  object: string;
  root: string;
  /** What is put behind the root: `w` (is done to), `ish` (makes do), `an` (each other) …; often empty. */
  extension: string;
}

const SUBJECT = 'ni|n|u|a|tu|m|wa|w|i|li|ya|ki|vi|zi|ku|pa|yu';
const PREFIXES = new RegExp(
  '^(?:' +
    // infinitive: kuogopa, kutoogopa
    '(?<infinitive>ku|kw)(?<not>to)?|' +
    // habit: huogopa
    '(?<habit>hu)|' +
    // siogopi, hawaogopi, sikuogopa, hatutaogopa
    `(?<negative>si|ha)(?<negated>${SUBJECT})?(?<negativeTense>ku|ta|ja|nge|ngali)?|` +
    // ninaogopa, aliyeogopa, tungeogopa
    `(?<subject>${SUBJECT})(?<tense>na|li|mesha|lisha|me|ta|ka|ki|nge|ngali|ngeli|japo|si)(?<relative>ye|o|yo|lo|cho|vyo|zo|po|ko|mo)?|` +
    // naogopa, waogopa; sheng: naogopa, tunaenda
    '(?<present>na|wa|a|twa|mwa|ya|la|cha|vya|za|me|ta)|' +
    // aogope, wasiogope
    `(?<wisher>${SUBJECT})(?<forbids>si)?` +
    ')?(?<object>ni|ku|kw|mu|mw|m|tu|wa|ji|i|li|ya|ki|vi|zi)?$',
);

/** What may follow a root: extensions, the last vowel, and the plural of a command. */
const ENDING =
  /^(?<extension>(?:i|e|u|l|li|le|il|el|ili|ele)?(?:sh|ish|esh|z|iz|ez|k|ik|ek|n|an|ian|ean|w|iw|ew|liw|lew|shw|ishw|eshw|zw|izw|ezw|an|anish|li|ul|ol)?)(?<vowel>[aeiou])(?:ni|je)?$/;

/** Takes a verb apart when its root is in the list; the longest root is taken, and of equals the one with a tense. */
export function parseVerb(word: string, roots: ReadonlySet<string>): SwahiliVerb | undefined {
  let best: SwahiliVerb | undefined;
  for (let start = 0; start <= Math.min(10, word.length - 2); start++) {
    const longest = word.length - start - (best?.root.length ?? 0) > 1 ? Math.min(10, word.length - start) : 0;
    for (let length = longest; length >= 1 && length > (best?.root.length ?? 0); length--) {
      const root = word.slice(start, start + length);
      if (!roots.has(root)) continue;
      const ending =
        /[aeiou]$/.test(root) && start + length === word.length ? { extension: '' } : endingOf(word, start + length);
      const prefixes = ending && PREFIXES.exec(word.slice(0, start))?.groups;
      if (!ending || !prefixes || (start === 0 && root.length < 3)) continue;
      best = verbOf(prefixes, root, ending.extension);
      break;
    }
  }
  return best;
}

function endingOf(word: string, from: number): { extension: string } | undefined {
  const groups = ENDING.exec(word.slice(from))?.groups;
  return groups && { extension: groups.extension ?? '' };
}

function verbOf(parts: Record<string, string | undefined>, root: string, extension: string): SwahiliVerb {
  const { negative, negated, negativeTense, habit, subject, tense, present, wisher, object, not, forbids } = parts;
  return {
    negative: Boolean(negative ?? not ?? forbids) || tense === 'si',
    subject: subject ?? negated ?? (negative === 'si' ? 'ni' : (wisher ?? (present === 'na' ? 'ni' : (present ?? '')))),
    tense: tense ?? negativeTense ?? habit ?? (present ? 'a' : ''),
    object: object ?? '',
    root,
    extension,
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
