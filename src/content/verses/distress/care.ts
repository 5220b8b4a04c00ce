import { english } from './careEnglish.ts';
import { swahili } from './careSwahili.ts';

/**
 * What a person in distress writes about: thoughts of ending life; poison or pills taken; violence, sexual violence or
 * abuse suffered; the same of somebody else, where the writer can help; and a writer who may hurt others.
 */
export const DISTRESS_KINDS = [
  'despair',
  'poison',
  'violence',
  'sexual',
  'child',
  'otherDespair',
  'otherViolence',
  'otherChild',
  'harm',
] as const;
export type DistressKind = (typeof DISTRESS_KINDS)[number];

/** What is said to a person in distress. */
export interface CareWords {
  /** Said first when the danger is clear; the numbers follow. */
  clear: string;
  /** Said first when there may be danger. `{lines}` stands for whom to call. */
  possible: string;
  /** Said after the verse when the danger is clear; may be empty. */
  note: string;
}

/** How one kind of distress is answered. */
export interface Care {
  /** The keys of the help lines, the most fitting first. */
  lines: readonly HelpLineKey[];
  /** Passages that were read with such a person in mind, between spaces, the best first. */
  passages: string;
}

export type HelpLineKey = 'counselling' | 'gender' | 'children' | 'emergency';

/**
 * Every passage here was read as the person would read it. Left out are verses of sleep, beds and night for abused
 * children; of obedience, submission, forgiving and enduring for those who are hurt; of purity for the violated; of rest,
 * departing and the end for those who think of dying; of burdens for those who may feel that they are one; of being angry,
 * wrath and vengeance for those who may hurt others; and of rejoicing for all of them.
 */
export const care: Record<DistressKind, Care> = {
  despair: {
    lines: ['counselling', 'emergency', 'gender', 'children'],
    passages:
      'PSA.34.18 PSA.42.11 PSA.40.1-2 PSA.147.3 ISA.41.10 PSA.61.1-2 PSA.56.8 LAM.3.22-23 ISA.46.4 PSA.118.17 DEU.31.8 1PE.5.7',
  },
  poison: {
    lines: ['emergency', 'counselling', 'children', 'gender'],
    passages: 'PSA.46.1 PSA.118.17 PSA.34.18 PSA.91.15 ISA.41.10 PSA.50.15',
  },
  violence: {
    lines: ['gender', 'emergency', 'counselling', 'children'],
    passages: 'PSA.11.5 PSA.9.9 PSA.12.5 PSA.72.12-14 PSA.140.1 PSA.10.17-18 PSA.103.6 PSA.46.1 PSA.34.18 ISA.41.10',
  },
  sexual: {
    lines: ['gender', 'emergency', 'counselling', 'children'],
    passages: 'PSA.147.3 PSA.10.17-18 PSA.56.8 PSA.72.12-14 PSA.46.1 ISA.41.10 PSA.9.9',
  },
  child: {
    lines: ['children', 'emergency', 'gender', 'counselling'],
    passages: 'PSA.46.1 PSA.56.3 PSA.27.10 ISA.41.10 PSA.10.17-18 DEU.31.8 PSA.145.18',
  },
  otherDespair: {
    lines: ['counselling', 'emergency', 'children', 'gender'],
    passages: 'GAL.6.2 PSA.34.18 ECC.4.9-10 PRO.17.17 ISA.41.10 2CO.1.3-4 PSA.46.1',
  },
  otherViolence: {
    lines: ['gender', 'emergency', 'children', 'counselling'],
    passages: 'PSA.82.3-4 PRO.31.8-9 ISA.1.17 PSA.72.12-14 PSA.11.5 PSA.9.9 GAL.6.2 PSA.46.1',
  },
  otherChild: {
    lines: ['children', 'emergency', 'gender', 'counselling'],
    passages: 'PSA.82.3-4 ISA.1.17 PSA.10.17-18 MAT.18.14 PSA.46.1 PSA.72.12-14',
  },
  harm: {
    lines: ['counselling', 'emergency', 'gender', 'children'],
    passages: 'PSA.37.8 PRO.16.32 PRO.14.29 JAS.1.19-20 1PE.5.7 PSA.34.18',
  },
};

/**
 * What is said where the danger is only a guess. It also fits somebody who is only sad or worried. Poison and threats
 * against others are not here: they keep their own words, because they cannot wait.
 */
export const guessed = {
  kinds: ['despair', 'violence', 'sexual', 'child', 'otherDespair', 'otherViolence', 'otherChild'],
  passages: 'PSA.34.18 PSA.46.1 PSA.147.3 ISA.41.10 DEU.31.8',
  words: {
    en: 'Thank you for telling me this. I am sorry that it is hard; you do not have to carry it alone. If you or somebody near you is in danger, or thinks of ending life, please call {lines} now.',
    sw: 'Asante kwa kuniambia haya. Pole kwa uzito huu; huhitaji kuubeba peke yako. Ikiwa wewe au mtu aliye karibu nawe yuko hatarini, au anafikiria kujitoa uhai, tafadhali piga {lines} sasa.',
  },
} as const satisfies { kinds: readonly DistressKind[]; passages: string; words: Record<'en' | 'sw', string> };

/**
 * The answer if danger is a guess and the message seems to be about an everyday need. `needs` may be answered with their
 * own words beside the numbers. `passages` are the ones that hurt no one if the guess is right: none about enduring,
 * waiting, forgiving, confessing, sleeping, or being a burden.
 */
export const beside = {
  needs:
    'unemployment failure exam studies debt provision business farming drought disaster disability sickness sick-child ' +
    'single-parent parenting wayward-child grief loss-of-a-child widow old-age loneliness sadness infertility travel ' +
    'decision future unanswered-prayer doubt spiritual-dryness backsliding caregiving theft court-case land-dispute ' +
    'service singleness pride family-salvation addiction gambling bullying persecution anxiety heartbreak ' +
    'workplace-trouble work unfaithfulness divorce purpose pregnancy orphan church-hurt',
  passages:
    'PSA.34.18 PSA.46.1 PSA.147.3 ISA.41.10 DEU.31.8 PSA.34.17-18 PSA.46.1-3 PHP.4.19 MAT.6.31-33 JER.29.11 JAS.1.5 ' +
    'PSA.32.8 PSA.121.7-8 PSA.121.1-2 PSA.121.1-8 PSA.145.18 PSA.103.13-14 PRO.24.16 MIC.7.8 2CO.12.9 ISA.46.4 PSA.71.18 PSA.71.9 ' +
    'PSA.68.5 PSA.68.5-6 MAT.5.4 2CO.1.3-4 MRK.9.23-24 LUK.15.20-24 ISA.40.29-31 PSA.73.26 LAM.3.22-23 JOS.1.9 ISA.41.17-18 ' +
    'DEU.31.6 1SA.1.10-11 PRO.3.5-6 ISA.43.1-2 PSA.138.8 HEB.13.5-6 PSA.56.3-4 JER.17.14 PSA.41.3 PSA.63.1-3 ' +
    'PRO.16.3 GEN.8.22 JER.29.12-13 PSA.34.15 ISA.49.14-16 PSA.9.9-10 MIC.6.8 EZK.36.26 PSA.40.1-3 HEB.13.6 1PE.4.10',
  words: {
    en: 'Thank you for telling me this. I am sorry that it is hard. Here is a word on {topic}. If you or somebody near you is in danger, or thinks of ending life, please call {lines} now.',
    sw: 'Asante kwa kuniambia haya. Pole kwa uzito huu. Hili ni neno kuhusu {topic}. Ikiwa wewe au mtu aliye karibu nawe yuko hatarini, au anafikiria kujitoa uhai, tafadhali piga {lines} sasa.',
  },
} as const satisfies { needs: string; passages: string; words: Record<'en' | 'sw', string> };

/** The words of care in both languages. */
export const careWords: Record<'en' | 'sw', Record<DistressKind, CareWords>> = { en: english, sw: swahili };
