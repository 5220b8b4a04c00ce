/** Words that older English spells otherwise, and the commonest irregular forms, each beside what it counts as. */
const SAME = new Map(
  Object.entries({
    the: 'teh',
    what: 'wat',
    you: 'thee thou ye u',
    your: 'thy thine yours ur',
    have: 'hath has had hast',
    do: 'doth does did doest dost didst done',
    be: 'is am are was were been art wast being',
    say: 'saith said says sayest saidst',
    to: 'unto',
    shall: 'shalt should',
    will: 'wilt would',
    can: 'canst could cannot cant',
    speak: 'spake spoke spoken',
    see: 'saw seen',
    give: 'gave given',
    know: 'knew known',
    come: 'came',
    go: 'went gone',
    make: 'made',
    take: 'took taken',
    child: 'children',
    man: 'men',
    woman: 'women',
    foot: 'feet',
    bring: 'brought',
    fall: 'fell fallen',
    rise: 'rose risen',
    through: 'thru',
    weep: 'wept',
    seek: 'sought',
    teach: 'taught',
    buy: 'bought',
    lose: 'lost',
    cry: 'cried cries crying crieth',
    try: 'tried tries trying trieth',
    holy: 'holiness holier holiest',
    baby: 'babies',
    body: 'bodies',
    city: 'cities',
    lady: 'ladies',
    die: 'died dies dieth',
    lie: 'lied lying',
    family: 'families',
    forgive: 'forgave forgiven',
    choose: 'chose chosen',
    begin: 'began begun',
    who: 'whom whosoever whoever',
    oh: 'o',
    bear: 'bore borne bare',
    keep: 'kept',
    leave: 'left',
    love: 'loved lovest luv luved',
    spirit: 'ghost',
  }).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
);

const stems = new Map<string, string>();

/** The words of a text: lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’'ʼ`´](?:s\b)?|\p{M}/gu, '')
      .match(/[a-z]+|\d+/g) ?? []
  );
}

/** What a word counts as when words are compared: `loveth`, `loving` and `loved` are one, `thee` is `you`. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = shorten(SAME.get(word) ?? word);
  if (stems.size < 8000) stems.set(word, stem);
  return stem;
}

/** The stems of a text's words, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

function shorten(word: string): string {
  if (word.length < 3) return word;
  return word
    .replace(/(?<=.{3})(?:ings?|edst|ed|eth|est|es|(?<!s)s)$/, '')
    .replace(/(?<=.{3})(?:ly|ness)$/, '')
    .replace(/(?<=.{3})er$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=.{3})e$|(?<=.{4})[yi]$/, '');
}

/** How many letters must change, be added, dropped or swapped to make one word of the other; `most + 1` when more. */
export function spellingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}
