import { shortForms } from '#content/verses/distress/shortForms.ts';

/** What a short form or a misspelling means, by the word as it is written. */
export const MENDED: ReadonlyMap<string, string> = new Map(
  Object.entries(shortForms).flatMap(([meaning, forms]) =>
    forms.split(' ').map((form): [string, string] => [form, meaning]),
  ),
);

/** Verbs of danger that Sheng takes from English. */
const ENGLISH_VERBS =
  'swallow|overdose|jump|hang|cut|rape|beat|choke|slap|kick|punch|touch|molest|strangle|threaten|drug|hit|burn|stab|shoot|torture|abuse';

/** What is written in several words, and words that English joins or splits; tried in this order on a whole sentence. */
export const PHRASES: [RegExp, string][] = [
  [/\b(my|him|her|them|our) (?:self|selves)\b/g, '$1self'],
  [/\bi m\b/g, 'i am'],
  [/\bi ve\b/g, 'i have'],
  [/\bmyselfs?\b/g, 'myself'],
  [/\bbits (me|us)\b/g, 'beats $1'],
  [/\bdon with\b/g, 'done with'],
  [/\b(want|wants|wanted|going|ready|plan|need|try|trying|have|has|had) (?:too|2)\b/g, '$1 to'],
  [/\b2 (?=(?:die|kill|end|hang|live|jump|sleep|hurt|cut|leave|do|go|be) )/g, 'to '],
  [/\bwana (?=die|kill|end|hurt|hang|cut|sleep|leave)/g, 'want to '],
  [/\b(can) not\b/g, 'cant'],
  [/\bcould not\b/g, 'couldnt'],
  [/\bdo not\b/g, 'dont'],
  [/\bdoes not\b/g, 'doesnt'],
  [/\bdid not\b/g, 'didnt'],
  [/\bwill not\b/g, 'wont'],
  [/\bwould not\b/g, 'wouldnt'],
  [/\bis not\b/g, 'isnt'],
  [/\b(?:any more|any longer)\b/g, 'anymore'],
  [/\bno one\b/g, 'nobody'],
  [/\bstep (father|mother|dad|mum|mom|brother|sister|son|daughter)\b/g, 'step$1'],
  [/\bsui ?cide\b/g, 'suicide'],
  [/\b(boy|girl) friend\b/g, '$1friend'],
  [/\b(some|every|any) (one|body)\b/g, '$1$2'],
  // Kiswahili of the coast: "yuanipiga", "mie nna mimba"
  [/\byua(?=[a-z]{3})/g, 'ana'],
  [/\bmie\b/g, 'mimi'],
  [/\bnna\b/g, 'nina'],
  // Kiswahili: prefixes that stand apart, as in "ku die", "nita jiua", "a na ni piga"
  // and infinitives that are written together with the verb before them, as in "natakakufa"
  [
    /\b([a-z]*(?:taka|tamani|amua|panga|jaribu|enda))ku(?=(?:ji|ni|mu?)?(?:die|kill|end|ua|fa|dedi|danja|nyong|mad|maliz|bak|pig|chinj)[a-z]* )/g,
    '$1 ku',
  ],
  [/\bku (die|kill|end|jiua|fa|dedi|danja|jinyonga|jitoa|jimada)\b/g, 'ku$1'],
  [/\bkufa fa\b/g, 'kufa'],
  [/\bkudie\b/g, 'kufa'],
  [/\b(ana|ame|ali|ata|hu|wana|wame|wali)(?: )ni ?(?!ki|me|na|li|ta|si)(?=[a-z]{3})/g, '$1ni'],
  [
    /\bn(?:i?ta|ime|ina|a|ata|li|inge|inga?li)? ?ji ?(?:kill|murder|unalive|end(?![ae])|hurt|cut|hang(?! out| na )|shoot|stab|slit|drown|finish)\w*\b/g,
    'najiua',
  ],
  [
    /\b(nita|nina|nime|ana|ame|ali|ata|wali|wame)(ni|tu)? (?=(?:jiua|jinyong|jimaliz|forc|rape|touch|beat|chok|slap|lazimish))/g,
    '$1$2',
  ],
  [
    /\bku ?ji ?(?:kill|murder|unalive|end(?![ae])|hurt|cut|hang(?! out| na )|shoot|stab|slit|drown|finish)\w*\b/g,
    'kujiua',
  ],
  [/\b(?:nata?ka|natamani|nataman|naeza|nitaka) (die|dedi|danja|jiua)\b/g, 'nataka ku$1'],
  // Sheng: "-mada" for killing, in any tense and of any person; the diminutive "ka-" of verbs: "kanashikwa", "kamepigwa"
  [/\b((?:[a-z]{0,5}(?:ta|na|me|li|ka|ku|i)|u|a|wa|ni)?(?:ni|tu|m|wa|ji))mad(a|e)\b/g, '$1u$2'],
  [
    /\bka(na|me|li)(?=(?:pig|chap|tes|gus|gusw|shik|bak|najis|lawit|dund|chom|umiz|fany|fungiw|nyanyas|nyim|chezew)[a-z]+\b)/g,
    'a$1',
  ],
  // Sheng: an English verb with the prefixes of Kiswahili, as in "nimeswallow", "alinirape", "amenibeat"
  [new RegExp(`\\b(?:nime|nili|nika|nita|nina|na)(${ENGLISH_VERBS})\\b`, 'g'), 'i $1'],
  [new RegExp(`\\b(?:(?:ali|aka|ana|ame|ata)(?:anza|taka|jaribu) )?kuni(${ENGLISH_VERBS})\\b`, 'g'), 'he $1 me'],
  [new RegExp(`\\b(?:wa|a)(?:na|me|li|ta|ka)(?:ni|tu)(${ENGLISH_VERBS})\\b`, 'g'), 'he $1 me'],
  [new RegExp(`\\b(?:wa|a)(?:na|me|li|ta|ka)(${ENGLISH_VERBS})\\b`, 'g'), 'he $1'],
];
