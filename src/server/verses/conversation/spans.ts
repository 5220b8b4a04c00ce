import { readNumber } from '../references/numberWords.ts';

/** A part of the chapter before that a message asks for by its extent. */
export type Span =
  /** The first verses: of the passage, or of its chapter where `ofChapter`. */
  | { kind: 'first'; count: number; ofChapter: boolean }
  | { kind: 'final'; count: number }
  /** Single verses that do not follow each other. */
  | { kind: 'pick'; verses: number[] }
  | { kind: 'verses'; first: number; last: number }
  /** The passage from its own first verse up to verse `last`. */
  | { kind: 'through'; last: number }
  /** So many verses behind the passage, or those up to verse `last`. */
  | { kind: 'onward'; count: number }
  | { kind: 'onward'; last: number }
  /** So many verses before the passage. */
  | { kind: 'backward'; count: number }
  | { kind: 'end' }
  /** What is left of the sentence, and after a whole sentence of the chapter. */
  | { kind: 'rest' }
  /** The story in which the passage stands. */
  | { kind: 'story' };

/** Phrases that name the chapter before and change nothing. */
const OF_CHAPTER =
  /\b(?:(?:the )?same (?:chapter|psalm|sura)|(?:from|of|in|on) (?:there|here|it|(?:that|this|the same)(?: (?:chapter|psalm|passage|book|one))?|the (?:chapter|psalm|passage))|(?:kutoka |ya |wa |za )?(?:hapo|humo)|(?:ya|wa|za|katika|kwenye) (?:sura|zaburi|mlango) (?:hiyo|hii|huo))\b/g;

/** Words that stand around a wish and change nothing. */
const FILLER = new Set(
  (
    'the a an this that these those its it please pls plz kindly tafadhali i we me us you want need would like wish prefer ' +
    'give show tell send bring get have see let can could may will ok okay sawa now then so but yes no hapana actually ' +
    'maybe instead too also pia nipe nataka naomba nisomee niletee nitumie nionyeshe niandikie leta tuma weka basi sasa hiyo ' +
    'hii huo huu hizo hizi ile zile ule je bro bana manze msee buda aki at with number namba no wa ya za la kwa ulio ilio ' +
    'zilizo iliyo yake hayo haya cha ni niende reading quote of both tusome tuone sentence sentensi bit'
  ).split(' '),
);

const TOKENS: readonly (readonly [string, string])[] = [
  ['VS', 'verses lines mistari vifungu vv vss'],
  ['V', 'verse line mstari aya kifungu vs v'],
  [
    'NX',
    'next following after inayofuata unaofuata zinazofuata yanayofuata ifuatayo ufuatao zifuatazo inafuata unafuata zinafuata baada below follow follows',
  ],
  [
    'PV',
    'previous precedes preceding before above prior uliotangulia iliyotangulia zilizotangulia kabla nyuma up back uliopita',
  ],
  ['F', 'first kwanza beginning start mwanzo top juu'],
  ['L', 'last final mwisho end'],
  ['TO', 'to till until upto through hadi mpaka'],
  ['STOP', 'stop ishia komea simama ends'],
  ['FR', 'from kuanzia kutoka toka'],
  ['ADD', 'add plus ongeza ongezea include join'],
  ['AND', 'and na n'],
  ['JP', 'jump skip go move ruka enda nenda'],
  ['GO', 'continue keep carry proceed endelea soma read on going'],
  ['RS', 'rest remaining remainder complete finish malizia kamilisha maliza iliyobaki yaliyobaki uliobaki zilizobaki'],
  ['ON', 'only just tu pekee'],
  ['MR', 'more zaidi other others extra zingine mingine nyingine mwingine ingine'],
  ['ALL', 'whole full entire all yote nzima kamili wote mzima chote lote everything'],
  ['ST', 'story parable hadithi kisa habari mfano scene miracle event account'],
];
const TOKEN_OF = new Map(TOKENS.flatMap(([token, words]) => words.split(' ').map((word) => [word, token] as const)));

/** Kiswahili numbers as they count verses. */
const COUNTED: Readonly<Record<string, string>> = {
  mmoja: 'moja',
  miwili: 'mbili',
  mitatu: 'tatu',
  minne: 'nne',
  mitano: 'tano',
  wawili: 'mbili',
};

/** `number 5`, `ule wa tisa` */
const OF_NUMBER = /\b(?:number|namba|no) \w+$|\bwa (?!kwanza|pili)\w+(?: na \w+)?$/;

/** A message of more words tells of something. */
const MAX_WORDS = 12;

/**
 * The part of the chapter before that a message asks for, in any order of words: `just two verses`, `stop at verse 2`,
 * `ongeza mistari miwili`, `na kabla yake`, `the rest of it`. Undefined where it says anything else as well.
 */
export function findSpan(words: readonly string[]): Span | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const tokens = tokensOf(words);
  if (!tokens) return undefined;
  const only = tokens.includes('ON');
  const said = tokens.filter((token) => token !== 'ON').join(' ');
  const bySwahiliCount = words.some((word) => word in COUNTED);
  const [number] = /^\d+$/.exec(said) ?? [];
  if (number && OF_NUMBER.test(words.join(' '))) return { kind: 'verses', first: Number(number), last: Number(number) };
  if (/^(?:GO )?FR F(?: TO L)?$/.test(said)) return { kind: 'verses', first: 1, last: Infinity };
  return readExtent(said, only, bySwahiliCount) ?? readNeighbours(said) ?? readWhole(said, words) ?? readNumbers(said);
}

function tokensOf(words: readonly string[]): string[] | undefined {
  const rest = words
    .join(' ')
    .replace(OF_CHAPTER, ' ')
    .replace(/\b(?:ends?|stop) (?:at|on|with|after)\b/g, 'stop')
    .replace(/\b(?:right|just|immediately) (?=before|above|after)/g, '')
    .split(' ')
    .map((word) => COUNTED[word] ?? word)
    .filter((word) => word !== '' && !FILLER.has(word));
  const tokens: string[] = [];
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    const number = /^\d{1,3}$/.test(word) ? { value: Number(word), length: 1 } : readNumber(rest, at);
    const token = number ? String(number.value) : TOKEN_OF.get(word);
    if (!token) return undefined;
    tokens.push(token);
    if (number) at += number.length - 1;
  }
  return tokens.length > 0 ? tokens : undefined;
}

/** How many verses, or up to which. */
function readExtent(said: string, only: boolean, counted: boolean): Span | undefined {
  const first = /^(?:F (\d+)(?: VS?)?|(\d+) F(?: VS)?|VS (\d+) F|(\d+) VS F|F VS (\d+))$/.exec(said);
  const few = counted || only ? /^(?:(\d+) VS|VS (\d+))$/.exec(said) : /^(\d+) VS$/.exec(said);
  const count = Number((first ?? few)?.slice(1).find(Boolean) ?? 0);
  if (count > 0) return { kind: 'first', count, ofChapter: first !== null };
  const last = /^(?:L (\d+)(?: VS?)?|(\d+) L(?: VS)?|VS (\d+) L|(\d+) VS L)$/.exec(said);
  const final = Number(last?.slice(1).find(Boolean) ?? 0);
  if (final > 1) return { kind: 'final', count: final };
  const upTo = /^(?:STOP(?: TO| NX)?(?: VS?)? (\d+)|(?:JP |GO )*STOP(?: TO)?(?: VS?)? (\d+))$/.exec(said);
  const end = Number(
    upTo?.slice(1).find(Boolean) ??
      (only ? /^TO(?: VS?)? (\d+)$/.exec(said)?.[1] : /^TO TO(?: VS?)? (\d+)$/.exec(said)?.[1]) ??
      0,
  );
  if (end > 0) return { kind: 'through', last: end };
  const fromStart = /^(?:FR )?F TO(?: VS?)? (\d+)$/.exec(said)?.[1];
  return fromStart ? { kind: 'verses', first: 1, last: Number(fromStart) } : undefined;
}

/** The verses behind or before the passage. */
function readNeighbours(said: string): Span | undefined {
  const more =
    /^(?:(?:ADD|AND|GO) )*(?:NX (\d+)(?: VS?)?|(\d+) NX(?: VS)?|(\d+) VS NX|VS (\d+) (?:NX|MR)|(\d+) (?:MR VS|VS MR))$|^(?:ADD|GO)(?: AND)? (?:(\d+) (?:VS|MR)|VS (\d+)|MR (\d+)|(\d+) MR VS)$/.exec(
      said,
    );
  const count = Number(more?.slice(1).find(Boolean) ?? 0);
  if (count > 1) return { kind: 'onward', count };
  if (/^NX(?: 1| V)? AND(?: 1| V| MR)*(?: NX)?(?: 1)?$/.test(said)) return { kind: 'onward', count: 2 };
  const on = /^(?:GO )+(?:JP )?(?:GO )*TO(?: VS?)? (\d+)$/.exec(said)?.[1];
  if (on) return { kind: 'onward', last: Number(on) };
  if (/^(?:(?:AND|JP|GO|V|1|TO) )*PV(?: V| 1| MR)*$/.test(said) && said !== 'JP PV TO')
    return { kind: 'backward', count: 1 };
  const back = /^(?:AND )?(?:PV (\d+)(?: VS?)?|(\d+) PV(?: VS)?|(\d+) VS PV|VS (\d+) PV)$/.exec(said);
  const backward = Number(back?.slice(1).find(Boolean) ?? 0);
  return backward > 0 ? { kind: 'backward', count: backward } : undefined;
}

function readWhole(said: string, words: readonly string[]): Span | undefined {
  // `Rest` alone may be what somebody needs.
  if (/^(?:(?:AND|GO|V|F) )*RS(?: V)?$/.test(said) && said !== 'F RS' && words.join(' ') !== 'rest')
    return { kind: 'rest' };
  if (/^(?:(?:GO|RS|AND) )*(?:ALL ST|ST ALL|(?<=RS )ST)(?: (?:TO )?L)?$/.test(said)) return { kind: 'story' };
  return /^(?:JP|GO) (?:GO )?TO L$/.test(said) ? { kind: 'end' } : undefined;
}

/** Verses by their numbers. */
function readNumbers(said: string): Span | undefined {
  const jumped = /^(?:(?:JP|GO) )+(?:TO )?(?:VS?)? ?(\d+)$/.exec(said)?.[1];
  if (jumped && !/^(?:GO )+\d+$/.test(said)) return { kind: 'verses', first: Number(jumped), last: Number(jumped) };
  const range = /^(?:VS? )?(\d+) TO (?:VS? )?(\d+)$/.exec(said);
  if (range) return { kind: 'verses', first: Number(range[1]), last: Number(range[2]) };
  const single = /^VS? (\d+)$/.exec(said)?.[1];
  if (single) return { kind: 'verses', first: Number(single), last: Number(single) };
  if (!/^(?:(?:ADD|AND|VS?) )*\d+(?: (?:AND |ADD |VS? )*\d+)+$/.test(said)) return undefined;
  const numbers = (said.match(/\d+/g) ?? []).map(Number);
  const isLinked = /AND|ADD/.test(said) || numbers.length > 2;
  const follows = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  const [first = 1] = numbers;
  if (follows) return { kind: 'verses', first, last: numbers.at(-1) ?? first };
  return isLinked ? { kind: 'pick', verses: numbers } : undefined;
}
