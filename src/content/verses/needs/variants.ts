/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

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

/** Trouble in a marriage that is not the writer's own, whatever the trouble is. */
const marriageOfOthers: Variant[] = [
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
];

/** By the need's key; the first variant that fits is answered. */
export const variants: Record<string, Variant[]> = {
  addiction: [
    {
      feeling: 'joy thanks',
      english: 'thanks for being set free',
      swahili: 'shukrani kwa kuwekwa huru',
      passages: 'PSA.40.1-3 JHN.8.36 2CO.5.17 PSA.126.3 GAL.5.1 PSA.116.16-17 1TH.5.23-24 PHP.1.6',
    },
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
      whose: 'self',
      feeling: 'shame guilt',
      english: 'anger that you regret',
      swahili: 'hasira unayojutia',
      passages: '1JN.1.9 PSA.103.8-12 JAS.1.19-20 PRO.15.1 EZK.36.26 EPH.4.31-32',
    },
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
      whose: 'self',
      feeling: 'shame guilt',
      english: 'words that you regret',
      swahili: 'maneno unayojutia',
      passages: 'PSA.141.3 PRO.28.13 1JN.1.9 JAS.5.16 MAT.5.23-24 EPH.4.29',
    },
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
      feeling: 'shame guilt',
      english: 'coming clean before God and people',
      swahili: 'kukiri kosa mbele za Mungu na watu',
      passages: '1JN.1.9 PRO.28.13 PSA.32.5 LUK.19.8-9 PSA.51.10 JAS.5.16 LUK.15.20-24 EPH.4.28',
    },
    {
      whose: 'spouse child parent friend',
      english: 'when you have been told lies',
      swahili: 'kudanganywa',
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
      feeling: 'joy thanks',
      english: 'joy over coming back to God',
      swahili: 'furaha ya kumrudia Mungu',
      passages: 'LUK.15.24 LUK.15.7 PSA.40.1-3 HOS.14.4 PSA.126.3 PSA.32.1-2',
    },
    {
      whose: 'spouse child parent friend church',
      english: 'one you love who has left the Lord',
      swahili: 'mpendwa wako aliyemwacha Bwana',
      passages: 'LUK.15.4-7 LUK.15.20-24 LUK.18.1 EZK.34.16 PHP.1.6 ISA.49.25 2PE.3.9 JAS.5.19-20 GAL.6.9',
    },
  ],
  debt: [
    {
      feeling: 'joy thanks',
      english: 'thanks for a debt that is paid',
      swahili: 'shukrani kwa deni lililolipwa',
      passages: 'PSA.126.3 PSA.116.1-2 PSA.103.1-5 PSA.28.7 ROM.13.8 PSA.37.25 EPH.3.20-21',
    },
    {
      whose: 'spouse child parent friend',
      english: 'God’s help in another’s debts',
      swahili: 'msaada wa Mungu katika madeni ya mwingine',
      passages: 'PSA.46.1 PHP.4.19 JAS.1.5 PSA.55.22 MAT.6.31-33 ISA.41.10 PSA.34.17-18',
    },
  ],
  money: [
    {
      feeling: 'joy thanks',
      english: 'what God has given you',
      swahili: 'yote ambayo Mungu amekupa',
      passages: 'PRO.3.9-10 JAS.1.17 DEU.8.18 LUK.16.10 1TI.6.17-18 MAT.6.33',
    },
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
      feeling: 'joy thanks',
      english: 'thanks for healing',
      swahili: 'shukrani kwa uponyaji',
      passages: 'PSA.30.2-3 PSA.103.1-4 PSA.116.1-2 PSA.107.19-21 PSA.28.7 JER.17.14',
    },
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
  'marriage-trouble': [...marriageOfOthers],
  birthday: [
    {
      whose: 'self',
      feeling: 'shame guilt',
      english: 'a birthday on which you look back with sorrow',
      swahili: 'siku ya kuzaliwa unapotazama nyuma kwa huzuni',
      passages: 'PSA.90.12 JOL.2.25-26 LAM.3.22-23 ISA.46.4 PHP.3.13-14 PHP.1.6 PSA.31.14-15',
    },
    {
      feeling: 'grief',
      english: 'a birthday that feels lonely',
      swahili: 'siku ya kuzaliwa yenye upweke',
      passages: 'ISA.49.15-16 PSA.139.13-16 ZEP.3.17 ISA.43.4 DEU.31.8 PSA.27.10',
    },
  ],
  unfaithfulness: [
    {
      whose: 'self',
      feeling: 'shame guilt',
      english: 'coming clean after being unfaithful',
      swahili: 'kutubu baada ya kukosa uaminifu katika ndoa',
      passages: 'PRO.28.13 1JN.1.9 PSA.51.1-2 PSA.51.10 JAS.5.16 ISA.1.18 PSA.32.5 JHN.8.10-11',
    },
    ...marriageOfOthers,
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
      feeling: 'grief fear shame guilt',
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
    {
      feeling: 'anger',
      english: 'anger about what is done in our country',
      swahili: 'hasira juu ya yanayotendeka nchini',
      passages: 'AMO.5.24 PSA.37.7-9 MIC.6.8 ROM.12.21 PSA.146.5-9 JER.29.7',
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
    {
      feeling: 'shame guilt grief',
      english: 'hope after an examination that went badly',
      swahili: 'tumaini baada ya mtihani ulioenda vibaya',
      passages: 'PRO.24.16 PSA.37.23-24 JER.29.11 ISA.41.10 LAM.3.22-23 PSA.73.26',
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
    {
      feeling: 'shame guilt anger',
      english: 'grace for a tired or sorry parent',
      swahili: 'neema kwa mzazi aliyechoka au anayejuta',
      passages: 'LAM.3.22-23 PSA.103.13-14 JAS.1.5 ISA.40.29-31 2CO.12.9 COL.3.21 PHP.1.6',
    },
  ],
  mother: [
    {
      feeling: 'grief',
      english: 'comfort as a mother comforts',
      swahili: 'faraja kama ya mama',
      passages: 'ISA.66.13 ISA.49.15 PSA.27.10 PSA.34.18 JHN.19.26-27 2CO.1.3-4',
    },
    {
      feeling: 'anger shame guilt',
      english: 'a mother with whom it is hard',
      swahili: 'mama ambaye ni vigumu kukaa naye',
      passages: 'PSA.27.10 ISA.49.15 COL.3.13 EPH.4.31-32 ROM.12.18 JAS.1.5 PRO.15.1',
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
    {
      whose: 'child spouse parent',
      english: 'one you love who is in prison',
      swahili: 'mpendwa wako aliye gerezani',
      passages: 'PSA.34.18 ISA.41.10 GEN.39.21 LUK.4.18 PSA.146.7 HEB.13.3 ACT.16.25-26 PSA.55.22',
    },
  ],
  wedding: [
    {
      feeling: 'fear',
      english: 'peace of heart before a wedding',
      swahili: 'amani moyoni kabla ya harusi',
      passages: 'PHP.4.6-7 PRO.3.5-6 ISA.41.10 JAS.1.5 PSA.37.5 COL.3.14',
    },
    {
      feeling: 'grief anger shame guilt',
      english: 'trouble over a wedding',
      swahili: 'matatizo kuhusu harusi',
      passages: 'PRO.3.5-6 JAS.1.5 PHP.4.6-7 PSA.37.5 ISA.41.10 COL.3.14',
    },
  ],
  graduation: [
    {
      feeling: 'shame guilt grief',
      english: 'hope when you have not passed',
      swahili: 'tumaini usipofaulu',
      passages: 'PRO.24.16 PSA.37.23-24 JER.29.11 ISA.41.10 LAM.3.22-23 PSA.73.26',
    },
  ],
  christmas: [
    {
      feeling: 'grief',
      english: 'Christmas when somebody is missing',
      swahili: 'Krismasi mtu anapokosekana',
      passages: 'ISA.9.2 PSA.34.18 MAT.1.23 REV.21.4 ISA.41.10 JHN.14.27',
    },
  ],
  'new-year': [
    {
      feeling: 'grief fear shame guilt',
      english: 'a new year with a heavy heart',
      swahili: 'mwaka mpya unaoanza kwa moyo mzito',
      passages: 'LAM.3.22-23 ISA.43.18-19 DEU.31.8 PSA.90.1-2 ISA.41.10 JER.29.11',
    },
  ],
  marriage: [
    {
      feeling: 'joy thanks',
      english: 'thanks for a marriage',
      swahili: 'shukrani kwa ndoa',
      passages: 'ECC.4.9-12 PSA.126.3 1CO.13.4-7 COL.3.14 SNG.8.7 PSA.128.1-4',
    },
    {
      feeling: 'grief fear',
      english: 'husband and wife who are far apart, or hurt',
      swahili: 'mume na mke walio mbali au wanaoumia',
      passages: 'GEN.31.49 PSA.34.18 PHP.4.6-7 1CO.13.4-7 ECC.4.9-12 ISA.41.10',
    },
  ],
  parenting: [
    {
      feeling: 'shame guilt anger grief',
      english: 'grace for a tired or sorry parent',
      swahili: 'neema kwa mzazi aliyechoka au anayejuta',
      passages: 'LAM.3.22-23 PSA.103.13-14 JAS.1.5 ISA.40.29-31 2CO.12.9 COL.3.21 PHP.1.6',
    },
  ],
  parents: [
    {
      feeling: 'anger grief fear',
      english: 'a home in which parents and you find it hard',
      swahili: 'nyumba ambamo wewe na wazazi wako hamwelewani',
      passages: 'JAS.1.5 PRO.15.1 PSA.27.10 ROM.12.18 PSA.55.22 1TI.4.12 COL.3.13 EPH.6.1-4',
    },
  ],
  church: [
    {
      feeling: 'grief fear anger',
      english: 'a church that is small or struggling',
      swahili: 'kanisa dogo au linalopitia magumu',
      passages: 'MAT.18.20 MAT.16.18 PHP.1.6 GAL.6.9 EPH.4.2-3 ZEC.4.6 HEB.10.24-25',
    },
  ],
  service: [
    {
      feeling: 'grief anger shame guilt',
      english: 'serving until you are tired',
      swahili: 'kuhudumu hadi kuchoka',
      passages: 'GAL.6.9 MRK.6.31 MAT.11.28-30 HEB.6.10 1CO.15.58 ISA.40.29-31',
    },
  ],
  calling: [
    {
      feeling: 'fear shame guilt',
      english: 'being called and afraid',
      swahili: 'kuitwa na kuogopa',
      passages: 'EXO.4.11-12 JER.1.6-8 2CO.12.9 1TI.4.12 1CO.1.26-27 JOS.1.9',
    },
  ],
  'new-job': [
    {
      feeling: 'fear',
      english: 'courage for new work',
      swahili: 'ujasiri kwa kazi mpya',
      passages: 'JOS.1.9 ISA.41.10 DEU.31.8 PHP.4.13 JAS.1.5 COL.3.23-24',
    },
  ],
  'unplanned-pregnancy': [
    {
      whose: 'child parent friend',
      english: 'one you love who expects a child that was not planned',
      swahili: 'mpendwa wako mwenye mimba ambayo haikupangwa',
      passages: 'JAS.1.5 PSA.103.13-14 PSA.139.13-16 ISA.41.10 COL.3.12-14 EPH.4.31-32 PSA.127.3',
    },
  ],
  widow: [
    {
      whose: 'friend church',
      english: 'caring for widows',
      swahili: 'kuwatunza wajane',
      passages: 'JAS.1.27 PSA.68.5 PSA.146.9 GAL.6.2 ISA.1.17 1TI.5.3',
    },
  ],
  orphan: [
    {
      whose: 'friend church',
      english: 'caring for the fatherless',
      swahili: 'kuwatunza yatima',
      passages: 'JAS.1.27 PSA.68.5-6 DEU.10.18 MAT.25.40 MRK.9.37 PSA.10.14',
    },
  ],
  disability: [
    {
      whose: 'child',
      english: 'a child who lives with a disability',
      swahili: 'mtoto anayeishi na ulemavu',
      passages: 'PSA.139.13-14 JHN.9.2-3 MRK.10.14-16 ISA.40.11 2CO.12.9 ISA.41.10',
    },
  ],
  bullying: [
    {
      whose: 'child friend',
      english: 'one you love who is bullied',
      swahili: 'mpendwa wako anayeonewa',
      passages: 'PSA.34.18 ISA.41.10 DEU.31.6 PSA.121.5-8 PSA.27.1 ROM.12.21',
    },
  ],
  doubt: [
    {
      whose: 'child spouse parent friend',
      english: 'one you love who doubts',
      swahili: 'mpendwa wako mwenye mashaka',
      passages: 'MRK.9.23-24 JUD.1.22 JAS.1.5 1PE.3.15 LUK.22.32 PHP.1.6',
    },
  ],
  'family-salvation': [
    {
      feeling: 'joy thanks',
      english: 'joy over one who has come to the Lord',
      swahili: 'furaha kwa ajili ya aliyemjia Bwana',
      passages: 'LUK.15.7 LUK.15.24 PSA.126.3 ACT.16.34 2CO.5.17 PHP.1.6',
    },
  ],
  salvation: [
    {
      whose: 'spouse child parent friend church',
      feeling: 'joy thanks',
      english: 'joy over one who has come to the Lord',
      swahili: 'furaha kwa ajili ya aliyemjia Bwana',
      passages: 'LUK.15.7 2CO.5.17 PHP.1.6 LUK.15.24 COL.2.6-7 PSA.126.3',
    },
  ],
  giving: [
    {
      feeling: 'fear grief shame guilt',
      english: 'giving when you have little',
      swahili: 'kutoa unapokuwa na kidogo',
      passages: 'LUK.21.1-4 2CO.8.12 2CO.9.7 PHP.4.19 MAT.6.31-33 PRO.3.9-10',
    },
  ],
  'sick-child': [
    {
      feeling: 'joy thanks',
      english: 'thanks for healing',
      swahili: 'shukrani kwa uponyaji',
      passages: 'PSA.30.2-3 PSA.103.1-4 PSA.116.1-2 PSA.107.19-21 PSA.28.7 JER.17.14',
    },
  ],
};

/** For whoever is glad where others are troubled: the loan is paid, the case is over, the child came home. */
export const gladly: Variant = {
  feeling: 'joy thanks',
  english: 'thanks for what God has done',
  swahili: 'shukrani kwa aliyotenda Mungu',
  passages: 'PSA.126.3 PSA.34.4-6 PSA.116.1-2 PSA.40.1-3 PSA.103.1-5 EPH.3.20-21 PSA.28.7',
};
