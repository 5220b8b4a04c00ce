import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Thanks, praise, joy, the church and its year. */
export const worship: Need[] = [
  {
    key: 'thanksgiving',
    tone: 'joy',
    english: 'thanksgiving',
    swahili: 'shukrani',
    calls:
      'thankful, thanksgiving, grateful, gratitude, give thanks, thank god, appreciation, thank you god, thank you lord, thanking god, testimony, god has been good, counting my blessings, i am blessed, thank you jesus, appreciate, good news, want to thank, thank him, god gave me, praise report, answered my prayer, thankful for, grateful for, thanks to god, goodness of god to me',
    wito: 'shukrani, -shukuru, asante mungu, asante yesu, ushuhuda, namshukuru mungu, kumshukuru, mungu ametenda, kushukuru',
    passages:
      '1TH.5.16-18 PSA.107.1 PSA.100.4-5 PSA.103.1-5 PSA.136.1 COL.3.15-17 PSA.118.24 PHP.4.6 PSA.9.1 PSA.116.12-13 PSA.30.11-12 2CO.9.15 EPH.5.20 PSA.126.3 1CH.16.34 JAS.1.17',
  },
  {
    key: 'praise',
    tone: 'joy',
    english: 'praise and worship',
    swahili: 'sifa na kuabudu',
    calls:
      'praise, worship, worshipping, sing, singing, song, songs, choir, music, hallelujah, hymn, hymns, dance, dancing, glorify, exalt, magnify, praise god, praising, guitar, keyboard, instruments, adore, adoration, glory to god, musicians, worship team',
    wito: 'sifa, -sifu, -abudu, kuabudu, -imba, kwaya, nyimbo, wimbo, haleluya, -tukuza, ibada, kusifu, muziki, -cheza, utukufu kwa mungu',
    passages:
      'PSA.100.1-5 PSA.95.1-3 PSA.150.1-6 PSA.34.1 PSA.103.1-2 JHN.4.23-24 PSA.96.1-4 PSA.145.1-3 PSA.63.3-4 HEB.13.15 EPH.5.19-20 COL.3.16 PSA.9.1-2 PSA.148.13 REV.4.11 PSA.66.1-4 PSA.98.4-6',
  },
  {
    key: 'joy',
    tone: 'joy',
    english: 'joy',
    swahili: 'furaha',
    calls:
      'joy, joyful, happy, happiness, rejoice, rejoicing, glad, gladness, celebrate, celebration, smile, laugh, laughter, excited, cheerful, delight, merry, good mood',
    wito: 'furaha, -furahi, shangwe, -shangili, nimefurahi, -cheka, kicheko, kufurahi, sherehe, raha',
    passages:
      'NEH.8.10 PSA.16.11 PHP.4.4 PSA.118.24 JHN.15.11 ROM.15.13 PSA.126.2-3 1TH.5.16-18 HAB.3.17-18 PRO.17.22 PSA.30.5 ISA.55.12 1PE.1.8 ISA.61.10 ZEP.3.17 PSA.32.11',
  },
  {
    key: 'church',
    tone: 'plain',
    english: 'the church',
    swahili: 'kanisa',
    calls:
      'church, fellowship, congregation, going to church, why go to church, body of christ, gathering, house of god, go to church, believers, church family, small group, cell group, home fellowship, missing church, house of the lord, church building',
    wito: 'kanisa, kanisani, ushirika, mkutano, waumini, mwili wa kristo, nyumba ya bwana, nyumba ya mungu, kwenda kanisani, jumuiya',
    passages:
      'HEB.10.24-25 ACT.2.42-47 MAT.18.20 PSA.122.1 1CO.12.12-14 MAT.16.18 EPH.2.19-22 ROM.12.4-5 PSA.133.1 PSA.84.10 COL.1.18 1PE.2.5 COL.3.16 EPH.4.15-16 PSA.92.13',
  },
  {
    key: 'unity',
    tone: 'plain',
    english: 'unity',
    swahili: 'umoja',
    calls:
      'unity, one body, oneness, togetherness, division, divisions, divided, team work, teamwork, working together, church conflict, cooperation, church is divided, divided church, church is fighting, church split, church is splitting, fights in church',
    wito: 'umoja, -ungana, mgawanyiko, -gawanyik, mshikamano, ushirikiano, kuungana, kanisa limegawanyika',
    passages:
      'PSA.133.1 EPH.4.2-6 JHN.17.20-23 1CO.1.10 COL.3.13-14 PHP.2.1-2 ROM.15.5-6 1PE.3.8 ECC.4.9-12 GAL.3.28 1CO.12.12-14 ROM.12.4-5 ACT.4.32 AMO.3.3 HEB.10.24-25',
  },
  {
    key: 'evangelism',
    tone: 'plain',
    english: 'sharing the good news',
    swahili: 'kueneza Habari Njema',
    calls:
      'evangelism, evangelise, evangelize, gospel, share the gospel, sharing the gospel, preach, preaching, preacher, witness, witnessing, mission, missions, missionary, missionaries, great commission, win souls, soul winning, crusade, spread the word, good news of jesus, tell others about jesus, sharing my faith, share my faith, ashamed of the gospel, outreach, seek and save the lost',
    wito: 'injili, -hubiri, mhubiri, uinjilisti, mwinjilisti, misheni, wamisionari, -shuhudia, habari njema, kuhubiri, kushuhudia, kueneza injili, agizo kuu',
    passages:
      'MAT.28.19-20 ACT.1.8 ROM.1.16 MRK.16.15 ROM.10.14-15 MAT.9.37-38 1PE.3.15 ISA.52.7 LUK.19.10 2TI.4.2 MAT.5.14-16 ISA.6.8 2CO.5.20 PRO.11.30 PSA.96.3 DAN.12.3 LUK.15.7',
  },
  {
    key: 'pastor',
    tone: 'joy',
    english: 'pastors and those who teach us',
    swahili: 'wachungaji',
    calls:
      'pastor, pastors, our pastor, pray for my pastor, church leaders, bless my pastor, minister, clergy, ordination, pastor appreciation, reverend, shepherd',
    wito: 'mchungaji, wachungaji, mchungaji wetu, kasisi, askofu, viongozi wa kanisa, padre',
    passages:
      'HEB.13.7 JER.3.15 1TH.5.12-13 1PE.5.2-4 HEB.13.17 1TI.5.17 EPH.4.11-12 2TI.4.2 ACT.20.28 ISA.52.7 COL.4.3 1TI.4.12 GAL.6.6 EZK.34.11-12',
  },
  {
    key: 'sabbath',
    tone: 'plain',
    english: 'the Lord’s day and rest',
    swahili: 'siku ya Bwana na pumziko',
    calls:
      'sabbath, ~sunday, lords day, day of rest, rest day, weekend, ~saturday, sunday service, holiday, leave from work',
    wito: 'sabato, ~jumapili, siku ya bwana, siku ya mapumziko, ~jumamosi, likizo',
    passages:
      'EXO.20.8-10 MRK.2.27-28 PSA.122.1 PSA.118.24 GEN.2.2-3 ISA.58.13-14 HEB.4.9-10 MAT.11.28-30 MRK.6.31 EXO.33.14 HEB.10.25 PSA.92.1-2 ACT.20.7 PSA.23.2-3',
  },
  {
    key: 'new-year',
    tone: 'joy',
    english: 'a new year',
    swahili: 'mwaka mpya',
    calls:
      'new year, new years, new year resolution, resolutions, january, this year, start of the year, cross over, crossover, watch night, end of the year, end of year, happy new year, coming year, theme for the year, december, new month, next month, this month',
    wito: 'mwaka mpya, mwaka huu, kuvuka mwaka, mwisho wa mwaka, heri ya mwaka mpya, mwezi mpya, januari',
    passages:
      'ISA.43.18-19 LAM.3.22-23 2CO.5.17 PSA.65.11 JER.29.11 PSA.90.12 PHP.3.13-14 PRO.16.3 JOS.1.9 PSA.20.4 DEU.11.12 PSA.90.17 1SA.7.12 NUM.6.24-26 PSA.37.5 HEB.13.8',
  },
  {
    key: 'food-blessing',
    tone: 'joy',
    english: 'thanks at the table',
    swahili: 'shukrani mezani',
    calls:
      'grace before meals, bless the food, bless this food, meal, meals, dinner, lunch, breakfast, before eating, table blessing, grace for food, saying grace, thanks for food',
    wito: 'kubariki chakula, baraka ya chakula, kabla ya kula, chakula cha jioni, mlo, meza, asante kwa chakula',
    passages:
      'PSA.136.25-26 PSA.145.15-16 1TI.4.4-5 1CO.10.31 DEU.8.10 PSA.104.14-15 ACT.2.46-47 MAT.6.11 MAT.4.4 ACT.27.35 PSA.23.5 PSA.34.8 ECC.3.13 JHN.6.11',
  },
  {
    key: 'encouragement',
    tone: 'courage',
    english: 'encouragement',
    swahili: 'kutiwa moyo',
    calls:
      'encourage, encouragement, encouraging, encourage me, uplift, uplifting, comfort, comfort me, need comfort, comforting, cheer up, inspire, inspiration, inspirational, support, word of encouragement, encourage a friend, console, reassure, reassurance, bad day, going through something, rough day, lift me up',
    wito: '-tia moyo, kutiwa moyo, nitie moyo, faraja, -fariji, nifariji, neno la faraja, -farijiwa, faraja ya mungu, siku mbaya',
    passages:
      'ISA.41.10 JOS.1.9 2CO.1.3-4 ROM.8.28 PHP.4.13 PSA.46.1 JER.29.11 JHN.16.33 MAT.11.28-30 DEU.31.8 1TH.5.11 PSA.34.18 ROM.8.31 ISA.40.31 2TH.2.16-17 PSA.119.50',
  },
  {
    key: 'help',
    tone: 'courage',
    english: 'God’s help',
    swahili: 'msaada wa Mungu',
    calls:
      'help me god, god help, need help from god, i need god, need god, help from above, gods help, where does my help come from, i need help, help me lord, lord help me, god help me, stuck, desperate, please help',
    wito: 'msaada, -saidia, nisaidie mungu, msaada wa mungu, mungu nisaidie, msaada wangu, naomba msaada, nahitaji msaada, bwana nisaidie',
    passages:
      'PSA.121.1-2 PSA.46.1 ISA.41.10 HEB.4.16 PSA.50.15 PSA.34.17 PSA.54.4 PSA.18.6 ISA.41.13 HEB.13.6 PSA.124.8 PSA.30.10 PSA.28.7 2CH.20.12 JER.33.3',
  },
  {
    key: 'well-loved',
    tone: 'joy',
    english: 'memorable verses to learn by heart',
    swahili: 'mistari ya kukariri',
    calls:
      'favourite verse, favorite verse, famous verse, popular verse, best verse, verse to memorise, verse to memorize, easy verse, short verse, any verse, random verse, powerful verse, surprise me, some verse, nice verse, shortest verse, beautiful verse',
    wito: 'mstari mzuri, mstari wowote, aya nzuri, aya yoyote, mstari wa kukariri, mstari maarufu, mstari mfupi, neno lolote',
    passages:
      'JHN.3.16 PSA.23.1 PHP.4.13 JER.29.11 ROM.8.28 PRO.3.5-6 ISA.41.10 PSA.46.10 JOS.1.9 MAT.11.28 PSA.119.105 ROM.12.2 GAL.5.22-23 JHN.14.6 PSA.118.24',
  },
];
