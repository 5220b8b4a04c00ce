/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/**
 * The kinds of danger. `risk`: a life is at risk now (poison taken, a wound, no answer, a weapon, a height). `death`:
 * thoughts of death. `hurt`: somebody is hurt, or may be. `any`: it is not clear which. The words and passages of each
 * kind are true for people who suffer, who help and who do harm. Each kind names the emergency number, because every
 * danger may put a life at risk.
 */
export const DISTRESS_KINDS = ['risk', 'death', 'hurt', 'any'] as const;
export type DistressKind = (typeof DISTRESS_KINDS)[number];

export type HelpLineKey = 'counselling' | 'gender' | 'children' | 'emergency';

/** How one kind of danger is answered. */
export interface Care {
  /** The keys of the help lines, the most fitting first. */
  lines: readonly HelpLineKey[];
  /** Passages that were read with all three readers in mind, between spaces, the best first. */
  passages: string;
  /** Said first when the danger is clear; the numbers follow. `{emergency}` is replaced by the emergency number. */
  en: string;
  sw: string;
}

/**
 * Every passage was read as whoever is hurt, whoever helps and whoever did harm would read it. Left out are verses of
 * sleep, beds and night; of obedience, forgiving and enduring; of purity; of rest, departing and the end; of anger and
 * vengeance; of being a burden; and of rejoicing.
 */
export const care: Record<DistressKind, Care> = {
  risk: {
    lines: ['emergency', 'counselling', 'gender', 'children'],
    passages: 'PSA.46.1 PSA.50.15 PSA.91.15 PSA.121.1-2 ISA.41.10 PSA.34.18',
    en:
      'Please call {emergency} now. Poison, pills or a wound: go to the nearest hospital at once, even if nothing ' +
      'hurts yet; take the packet along, and do not try to vomit. A weapon, a rope, a height, fire or water: move ' +
      'away if that is safe, to where people are. Nobody should be left alone until help has come.',
    sw:
      'Tafadhali piga {emergency} sasa. Ikiwa ni sumu, dawa au jeraha: nenda hospitali iliyo karibu mara moja, hata ' +
      'kama hakuna maumivu bado; beba pakiti yake, na usijaribu kutapika. Ikiwa ni silaha, kamba, mahali pa juu, moto ' +
      'au maji: ondoka hapo ikiwa ni salama, uende walipo watu. Mtu yeyote asiachwe peke yake hadi msaada ufike.',
  },
  death: {
    lines: ['counselling', 'emergency', 'gender', 'children'],
    passages: 'PSA.34.18 PSA.147.3 ISA.41.10 PSA.46.1 PSA.42.11 LAM.3.22-23 PSA.61.1-2 DEU.31.8 PSA.145.18',
    en:
      'I am glad that you wrote this. Every life is precious, and dark thoughts can pass. If poison or pills were ' +
      'taken, or a life is in danger now, call {emergency}. Whoever thinks of death should not be alone with it: ' +
      'call now, or go to somebody you trust, together if you can. Keep pills, poison, ropes and blades out of ' +
      'reach.',
    sw:
      'Ni vizuri kwamba umeandika haya. Kila uhai una thamani, na mawazo mazito yanaweza kupita. Ikiwa sumu au dawa ' +
      'zimemezwa, au uhai uko hatarini sasa, piga {emergency}. Anayefikiria kufa asibaki peke yake: piga simu sasa, ' +
      'au nenda kwa mtu unayemwamini, mkiwa pamoja ikiwezekana. Weka dawa, sumu, kamba na wembe mbali.',
  },
  hurt: {
    lines: ['gender', 'emergency', 'children', 'counselling'],
    passages: 'PSA.46.1 PSA.34.18 ISA.41.10 PSA.9.9 PSA.145.18 PSA.61.1-2 PSA.121.1-2 PSA.50.15 PSA.147.3',
    en:
      'If a life is in danger now, call {emergency}. Nobody may be hurt like this. Whoever is in danger should go ' +
      'where it is safe, now. These people help without asking for your name. Whoever was hurt is not to blame. ' +
      'Whoever fears to hurt somebody should go away from them now, and call too. After sexual violence, a hospital ' +
      'can still protect from HIV and pregnancy, best within 72 hours.',
    sw:
      'Ikiwa uhai uko hatarini sasa, piga {emergency}. Hakuna anayepaswa kuumizwa hivi. Aliye hatarini aende mahali ' +
      'salama, sasa. Watu hawa husaidia bila kuuliza jina lako. Aliyeumizwa hana kosa. Anayeogopa kwamba atamuumiza ' +
      'mtu aondoke karibu naye sasa, na apige simu pia. Baada ya ukatili wa kingono, hospitali bado inaweza kukinga ' +
      'dhidi ya virusi vya UKIMWI na mimba, hasa ndani ya saa 72.',
  },
  any: {
    lines: ['emergency', 'counselling', 'gender', 'children'],
    passages: 'PSA.46.1 PSA.34.18 ISA.41.10 PSA.145.18 PSA.61.1-2 PSA.147.3',
    en:
      'If a life is in danger now, call {emergency}. After poison, pills, a wound or sexual violence, go to the nearest ' +
      'hospital at once, even if nothing hurts yet. Keep away from weapons, ropes, heights and water. Nobody has to ' +
      'carry this alone. Whoever thinks of death should not be left alone. Whoever is being hurt should go where it is ' +
      'safe, and is not to blame. Whoever fears to hurt somebody should go away from them now, and call too. These ' +
      'people help without asking for your name.',
    sw:
      'Ikiwa uhai uko hatarini sasa, piga {emergency}. Baada ya sumu, dawa, jeraha au ukatili wa kingono, nenda ' +
      'hospitali iliyo karibu mara moja, hata kama hakuna maumivu bado. Kaa mbali na silaha, kamba, mahali pa juu na ' +
      'maji. Hakuna anayepaswa kubeba haya peke yake. Anayefikiria kufa asiachwe peke yake. Anayeumizwa aende mahali ' +
      'salama, na hana kosa. Anayeogopa kwamba atamuumiza mtu aondoke karibu naye sasa, na apige simu pia. Watu hawa ' +
      'husaidia bila kuuliza jina lako.',
  },
};

/** The lines where a child is hurt: theirs stands first. Where a life is at risk, the emergency number does. */
export const LINES_FOR_CHILDREN: readonly HelpLineKey[] = ['children', 'emergency', 'gender', 'counselling'];

/**
 * Said where there only may be danger, whatever its kind, with `{lines}` for whom to call. It also fits somebody who is
 * only sad or worried.
 */
export const mayBeDanger = {
  en:
    'Thank you for telling this. Nobody has to carry such things alone. If you or somebody near you is in danger, ' +
    'is being hurt, or thinks of ending life, please call {lines} now.',
  sw:
    'Asante kwa kusema haya. Hakuna anayepaswa kubeba mambo kama haya peke yake. Ikiwa wewe au mtu aliye karibu ' +
    'nawe yuko hatarini, anaumizwa, au anafikiria kujitoa uhai, tafadhali piga {lines} sasa.',
};

/** Said to a message in a language that the page does not know. */
export const languageUnknown = {
  en: 'I know English and Kiswahili. Please write in one of them. If somebody is in danger, call {lines}.',
  sw: 'Ninajua Kiswahili na Kiingereza. Tafadhali andika kwa mojawapo. Ikiwa mtu yuko hatarini, piga {lines}.',
};

/**
 * The passages where there only may be danger, of any kind. They were read as those of `care` were. Most such messages
 * tell of a burden: one that its need lists too is quoted first.
 */
export const MAY_BE_PASSAGES =
  'PSA.34.18 PSA.46.1 PSA.147.3 ISA.41.10 PSA.145.18 PHP.4.19 PHP.4.6-7 DEU.31.8 LAM.3.22-23 ISA.40.29-31 ' +
  'PSA.27.10 ISA.43.2 ISA.43.4 2CO.1.3-4 JER.17.14 JER.29.11 PSA.37.23-24 PSA.121.1-4 PSA.68.5-6 GAL.6.2 ' +
  'HEB.4.16 PSA.40.1-3 PRO.3.5-6 PSA.32.8 JER.31.3 PSA.9.9 ISA.46.4 JER.29.13 JAS.1.5 PSA.62.8';
