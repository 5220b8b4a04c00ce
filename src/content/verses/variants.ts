/** Other passages for a need when it is somebody else's, or when the person feels otherwise than most who have it. */
export interface Variant {
  /** Whose need it must be, between spaces: `spouse child`; anybody's when left out. */
  whose?: string;
  /** What the person must feel; anything when left out. */
  feeling?: string;
  /** Completes `Here is a verse about …`. */
  english: string;
  swahili: string;
  passages: string;
}

/** By the need's key; the first variant that fits is answered. */
export const variants: Record<string, Variant[]> = {
  addiction: [
    {
      whose: 'spouse child parent friend',
      english: 'hope and strength when one you love is bound by drink or drugs',
      swahili: 'tumaini na nguvu mpendwa wako anapofungwa na pombe au dawa',
      passages:
        'PSA.34.17-18 PSA.46.1 LUK.18.1 ISA.41.10 LUK.15.20-24 PSA.55.22 EZK.36.26 MAT.19.26 JAS.1.5 PSA.147.3 GAL.6.2',
    },
  ],
  gambling: [
    {
      whose: 'spouse child parent friend',
      english: 'hope when one you love gambles',
      swahili: 'tumaini mpendwa wako anapocheza kamari',
      passages: 'PSA.46.1 ISA.41.10 JAS.1.5 PHP.4.19 PSA.55.22 LUK.18.1 MAT.6.31-33 EZK.36.26 PSA.34.17-18',
    },
  ],
  purity: [
    {
      whose: 'spouse',
      english: 'trust that was broken in a marriage',
      swahili: 'uaminifu uliovunjika katika ndoa',
      passages: 'PSA.34.18 PSA.147.3 PSA.55.22 JAS.1.5 ISA.41.10 EPH.4.26-27 HEB.13.4 PSA.46.1',
    },
    {
      whose: 'child parent friend',
      english: 'praying for one you love',
      swahili: 'kumwombea mpendwa wako',
      passages: 'JAS.5.16 GAL.6.1-2 PRO.22.6 LUK.15.20-24 JAS.1.5 PHP.1.6 PSA.119.9-11',
    },
  ],
  anger: [
    {
      whose: 'spouse child parent friend',
      english: 'living with one who is often angry',
      swahili: 'kuishi na mtu mwenye hasira',
      passages: 'PRO.15.1 PSA.46.1 ROM.12.18 JAS.1.5 PSA.55.22 PHP.4.6-7 PSA.34.17-18 PRO.25.15',
    },
  ],
  'self-control': [
    {
      whose: 'spouse child parent friend',
      english: 'helping one you love',
      swahili: 'kumsaidia mpendwa wako',
      passages: 'GAL.6.1-2 JAS.1.5 PRO.15.1 PHP.1.6 COL.3.12-14 ISA.41.10',
    },
  ],
  laziness: [
    {
      whose: 'spouse child parent friend',
      english: 'patience and wisdom with one you love',
      swahili: 'subira na hekima kwa mpendwa wako',
      passages: 'JAS.1.5 1TH.5.14 PRO.15.1 COL.3.12-14 GAL.6.9 PHP.4.6-7 PRO.25.15',
    },
  ],
  tongue: [
    {
      whose: 'spouse parent friend',
      english: 'words that have hurt you',
      swahili: 'maneno yaliyokuumiza',
      passages: 'PSA.34.18 PRO.15.1 EPH.4.31-32 PSA.55.22 PSA.147.3 ROM.12.17-18 ISA.43.4',
    },
  ],
  pride: [
    {
      whose: 'spouse child parent friend',
      english: 'living in peace with one who is proud',
      swahili: 'kuishi kwa amani na mwenye kiburi',
      passages: 'ROM.12.18 PRO.15.1 JAS.1.5 EPH.4.2-3 1CO.13.4-7 PRO.25.15 COL.3.12-14',
    },
  ],
  honesty: [
    {
      whose: 'self',
      feeling: 'shame',
      english: 'coming clean before God and people',
      swahili: 'kukiri kosa mbele za Mungu na watu',
      passages: '1JN.1.9 PRO.28.13 PSA.32.5 LUK.19.8-9 PSA.51.10 JAS.5.16 LUK.15.20-24 EPH.4.28',
    },
    {
      whose: 'spouse child parent friend',
      english: 'when you have been told lies',
      swahili: 'unapodanganywa',
      passages: 'PSA.34.18 JAS.1.5 EPH.4.25-26 PSA.118.8 PSA.55.22 1CO.13.4-7 PRO.3.5-6',
    },
  ],
  jealousy: [
    {
      whose: 'spouse parent friend',
      english: 'living with another’s jealousy',
      swahili: 'kuishi na wivu wa mwingine',
      passages: 'PRO.15.1 1CO.13.4-7 ROM.12.18 PSA.37.5-7 JAS.1.5 PSA.46.1 1JN.4.18',
    },
  ],
  revenge: [
    {
      whose: 'spouse child parent friend',
      english: 'turning one you love from revenge',
      swahili: 'kumgeuza mpendwa wako asilipize kisasi',
      passages: 'MAT.5.9 ROM.12.17-19 PRO.15.1 JAS.5.16 JAS.1.5 PRO.20.22',
    },
  ],
  temptation: [
    {
      whose: 'spouse child parent friend church',
      english: 'one you love who is tempted',
      swahili: 'mpendwa wako anayejaribiwa',
      passages: 'LUK.22.31-32 JHN.17.15 GAL.6.1-2 JAS.5.16 1CO.10.13 2TH.3.3 PRO.22.6',
    },
  ],
  backsliding: [
    {
      whose: 'spouse child parent friend church',
      english: 'one you love who has left the Lord',
      swahili: 'mpendwa wako aliyemwacha Bwana',
      passages: 'LUK.15.4-7 LUK.15.20-24 LUK.18.1 EZK.34.16 PHP.1.6 ISA.49.25 2PE.3.9 JAS.5.19-20 GAL.6.9',
    },
  ],
  debt: [
    {
      whose: 'spouse child parent friend',
      english: 'God’s help in another’s debts',
      swahili: 'msaada wa Mungu katika madeni ya mwingine',
      passages: 'PSA.46.1 PHP.4.19 JAS.1.5 PSA.55.22 MAT.6.31-33 ISA.41.10 PSA.34.17-18',
    },
  ],
  money: [
    {
      whose: 'spouse parent friend',
      english: 'wisdom where money divides',
      swahili: 'hekima pesa inapowatenganisha',
      passages: 'JAS.1.5 PHP.2.3-4 PRO.15.1 MAT.6.31-33 1CO.13.4-7 ECC.4.9-12',
    },
  ],
  failure: [
    {
      whose: 'child spouse parent friend',
      english: 'hope for one you love who has failed',
      swahili: 'tumaini kwa mpendwa wako aliyeshindwa',
      passages: 'PSA.37.23-24 LAM.3.22-23 JER.29.11 PRO.24.16 PHP.1.6 ROM.8.28 ISA.41.10 1TH.5.11',
    },
  ],
  sickness: [
    {
      feeling: 'grief',
      english: 'God’s nearness in sickness',
      swahili: 'Mungu aliye karibu wakati wa ugonjwa',
      passages: 'PSA.73.26 PSA.34.18 2CO.12.9 ISA.41.10 PSA.41.3 JER.17.14 2CO.4.16-18 PSA.23.4 JAS.5.14-15',
    },
    {
      whose: 'spouse parent friend church',
      english: 'healing for one you love',
      swahili: 'uponyaji kwa mpendwa wako',
      passages:
        'JAS.5.14-16 PSA.41.3 JER.17.14 PSA.121.1-4 MAT.8.16-17 PHP.4.6-7 ISA.41.10 PSA.46.1 3JN.1.2 PSA.103.2-3 PSA.147.3',
    },
  ],
  grief: [
    {
      whose: 'friend church',
      english: 'comfort for those who mourn',
      swahili: 'faraja kwa wanaoomboleza',
      passages: '2CO.1.3-4 MAT.5.4 PSA.34.18 ROM.12.15 PSA.147.3 JHN.11.25-26 1TH.4.13-14 REV.21.4 PSA.23.4',
    },
  ],
  sadness: [
    {
      whose: 'friend parent spouse child church',
      english: 'comfort for one whose heart is heavy',
      swahili: 'faraja kwa mwenye moyo mzito',
      passages: '2CO.1.3-4 PSA.34.18 GAL.6.2 1TH.5.14 ISA.61.1-3 PSA.147.3 PRO.12.25 ISA.35.3-4 ROM.12.15',
    },
  ],
  shame: [
    {
      whose: 'friend spouse child parent',
      english: 'grace for one who carries guilt',
      swahili: 'neema kwa mwenye mzigo wa hatia',
      passages: 'PSA.103.11-12 ROM.8.1 ISA.1.18 1JN.1.9 JHN.8.10-11 MIC.7.18-19 GAL.6.1-2',
    },
  ],
  forgiveness: [
    {
      whose: 'friend spouse child parent',
      english: 'God’s forgiveness for one you love',
      swahili: 'msamaha wa Mungu kwa mpendwa wako',
      passages: 'PSA.103.11-13 1JN.1.9 ISA.1.18 MIC.7.18-19 LUK.15.20 ISA.55.7 LUK.23.34',
    },
  ],
  'forgiving-others': [
    {
      whose: 'spouse',
      english: 'waiting to be forgiven',
      swahili: 'kungoja kusamehewa',
      passages: 'MAT.5.23-24 1JN.1.9 PRO.15.1 JAS.5.16 ROM.12.18 EPH.4.2-3 PSA.51.10-12 1PE.4.8',
    },
  ],
  'marriage-trouble': [
    {
      whose: 'parent',
      english: 'peace in your parents’ home',
      swahili: 'amani katika nyumba ya wazazi wako',
      passages: 'PSA.27.10 PSA.46.1 ISA.41.10 PSA.55.22 MAT.5.9 PHP.4.6-7 PSA.34.18',
    },
    {
      whose: 'child friend',
      english: 'praying for another’s marriage',
      swahili: 'kuombea ndoa ya mwingine',
      passages: 'JAS.5.16 EPH.4.31-32 COL.3.12-14 GAL.6.2 MAT.19.26 PSA.147.3 PRO.15.1',
    },
  ],
  birthday: [
    {
      whose: 'self',
      feeling: 'shame',
      english: 'a birthday on which you look back with sorrow',
      swahili: 'siku ya kuzaliwa unapotazama nyuma kwa huzuni',
      passages: 'PSA.90.12 JOL.2.25-26 LAM.3.22-23 ISA.46.4 PHP.3.13-14 PHP.1.6 PSA.31.14-15',
    },
  ],
  unfaithfulness: [
    {
      whose: 'self',
      feeling: 'shame',
      english: 'coming clean after being unfaithful',
      swahili: 'kutubu baada ya kukosa uaminifu katika ndoa',
      passages: 'PRO.28.13 1JN.1.9 PSA.51.1-2 PSA.51.10 JAS.5.16 ISA.1.18 PSA.32.5 JHN.8.10-11',
    },
    {
      whose: 'parent',
      english: 'peace in your parents’ home',
      swahili: 'amani katika nyumba ya wazazi wako',
      passages: 'PSA.27.10 PSA.46.1 ISA.41.10 PSA.55.22 MAT.5.9 PHP.4.6-7 PSA.34.18',
    },
    {
      whose: 'child friend',
      english: 'praying for another’s marriage',
      swahili: 'kuombea ndoa ya mwingine',
      passages: 'JAS.5.16 EPH.4.31-32 COL.3.12-14 GAL.6.2 MAT.19.26 PSA.147.3 PRO.15.1',
    },
  ],
  divorce: [
    {
      whose: 'parent',
      english: 'comfort when your parents part',
      swahili: 'faraja wazazi wanapoachana',
      passages: 'PSA.27.10 ISA.41.10 PSA.34.18 DEU.31.8 PSA.68.5-6 ROM.8.38-39 PSA.46.1',
    },
  ],
  business: [
    {
      feeling: 'grief fear shame',
      english: 'a business that is failing',
      swahili: 'biashara inayoanguka',
      passages: 'HAB.3.17-19 PSA.37.23-24 PRO.24.16 ISA.41.10 PHP.4.19 GAL.6.9 LAM.3.22-24',
    },
  ],
  nation: [
    {
      feeling: 'fear',
      english: 'fear for our country',
      swahili: 'hofu kwa ajili ya nchi yetu',
      passages: 'PSA.46.1-3 2CH.7.14 1TI.2.1-2 PSA.33.10-12 DAN.2.20-21 ISA.41.10 PSA.122.6-8 JHN.14.27 JER.29.7',
    },
  ],
  disaster: [
    {
      whose: 'friend church parent',
      english: 'help for those whom disaster has struck',
      swahili: 'msaada kwa waliopatwa na maafa',
      passages: 'PSA.46.1-3 GAL.6.2 ISA.43.2 NAM.1.7 2CO.1.3-4 MAT.25.35-36 PSA.57.1',
    },
  ],
  exam: [
    {
      whose: 'child friend',
      english: 'one you love who sits an examination',
      swahili: 'mpendwa wako anayefanya mtihani',
      passages: 'ISA.41.10 JAS.1.5 JOS.1.9 PHP.4.6-7 PRO.2.6 ISA.54.13 DAN.1.17 2TI.1.7',
    },
  ],
  unemployment: [
    {
      whose: 'spouse child parent friend',
      english: 'one you love who looks for work',
      swahili: 'mpendwa wako anayetafuta kazi',
      passages: 'PHP.4.19 MAT.6.31-33 JER.29.11 PSA.37.5 GAL.6.2 ISA.41.10 PSA.37.25 ISA.43.19',
    },
  ],
  pregnancy: [
    {
      whose: 'spouse',
      english: 'strength for a mother, before and after the birth',
      swahili: 'nguvu kwa mama, kabla na baada ya kujifungua',
      passages: 'ISA.40.11 ISA.41.10 PSA.121.1-4 PSA.55.22 GAL.6.2 PSA.34.18 PHP.4.6-7 ISA.66.13',
    },
  ],
  'new-baby': [
    {
      feeling: 'fear',
      english: 'God’s care for mother and child',
      swahili: 'Mungu anavyomtunza mama na mtoto',
      passages: 'ISA.41.10 ISA.40.11 PSA.121.1-4 PSA.139.13-16 PHP.4.6-7 PSA.22.9-10',
    },
  ],
  children: [
    {
      feeling: 'fear',
      english: 'children in God’s hands',
      swahili: 'watoto mikononi mwa Mungu',
      passages: 'ISA.54.13 PSA.121.5-8 ISA.40.11 MAT.18.10 PSA.91.11 PHP.4.6-7 MRK.10.14-16',
    },
  ],
  mother: [
    {
      feeling: 'grief',
      english: 'comfort as a mother comforts',
      swahili: 'faraja kama ya mama',
      passages: 'ISA.66.13 ISA.49.15 PSA.27.10 PSA.34.18 JHN.19.26-27 2CO.1.3-4',
    },
  ],
  father: [
    {
      feeling: 'grief',
      english: 'God, who is a father to you',
      swahili: 'Mungu aliye baba yako',
      passages: 'PSA.103.13 PSA.68.5 PSA.27.10 2CO.6.18 ROM.8.15 ISA.64.8 1JN.3.1',
    },
    {
      feeling: 'anger',
      english: 'God, who is a father to you',
      swahili: 'Mungu aliye baba yako',
      passages: 'PSA.27.10 PSA.103.13 PSA.68.5 EPH.4.31-32 PSA.34.18 ROM.8.15 1JN.3.1',
    },
  ],
  friendship: [
    {
      feeling: 'grief',
      english: 'a friendship that hurts',
      swahili: 'urafiki unaoumiza',
      passages: 'PSA.34.18 PRO.18.24 JHN.15.15 PSA.147.3 COL.3.13 PSA.55.22 HEB.13.5',
    },
    {
      feeling: 'anger',
      english: 'a friendship that hurts',
      swahili: 'urafiki unaoumiza',
      passages: 'PRO.18.24 COL.3.13 PSA.34.18 EPH.4.26-27 ROM.12.18 PSA.55.22 MAT.18.15',
    },
  ],
  prison: [
    {
      whose: 'self',
      english: 'a new beginning after prison, and hope inside it',
      swahili: 'mwanzo mpya baada ya gereza, na tumaini ndani yake',
      passages: 'ISA.43.18-19 PSA.107.13-14 2CO.5.17 ACT.16.25-26 PSA.142.7 LUK.4.18 ROM.8.1 LAM.3.22-23 GEN.39.21',
    },
  ],
};
