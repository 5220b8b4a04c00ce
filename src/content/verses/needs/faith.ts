import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Salvation, forgiveness, love, faith and doubt, prayer. */
export const faith: Need[] = [
  {
    key: 'salvation',
    tone: 'plain',
    english: 'salvation',
    swahili: 'wokovu',
    calls:
      'salvation, saved, be saved, get saved, born again, accept jesus, receive jesus, receive christ, give my life to christ, give my life to jesus, become a christian, how to be saved, saviour, savior, redemption, redeemed, converted, new believer, sinner prayer, go to heaven, new christian',
    wito: 'wokovu, -okoka, -okolewa, kuokoka, nimeokoka, -zaliwa mara ya pili, mwokozi, kumpokea yesu, kumpokea kristo, nataka kuokoka',
    passages:
      'JHN.3.16 ROM.10.9-10 EPH.2.8-9 ACT.16.31 ACT.4.12 ROM.6.23 JHN.14.6 JHN.1.12 REV.3.20 ROM.5.8 2CO.5.17 TIT.3.5 JHN.3.3 1JN.5.11-13 ISA.12.2',
  },
  {
    key: 'eternal-life',
    tone: 'joy',
    english: 'eternal life and heaven',
    swahili: 'uzima wa milele na mbinguni',
    calls:
      'eternal life, everlasting life, heaven, paradise, eternity, new jerusalem, live forever, heavenly home, is heaven real, new heaven, new earth, what is heaven like, mansions',
    wito: 'uzima wa milele, mbinguni, mbingu, paradiso, milele, makao ya milele, yerusalemu mpya',
    passages:
      'JHN.3.16 JHN.14.2-3 REV.21.4 JHN.11.25-26 1JN.5.11-13 PHP.3.20-21 JHN.17.3 2CO.5.1 ROM.6.23 JHN.5.24 JHN.10.27-28 1CO.2.9 REV.22.3-5 MAT.6.20 REV.7.16-17',
  },
  {
    key: 'forgiveness',
    tone: 'plain',
    english: 'God’s forgiveness',
    swahili: 'msamaha wa Mungu',
    calls:
      'forgiveness, forgive, forgiven, forgive me, pardon, mercy on me, wash me, cleanse me, will god forgive me, can god forgive me, god forgive, clean heart, blot out, i lied, i stole, i cheated, slept with my boyfriend, slept with my girlfriend, slept with a married, i had an affair, i did something wrong, i did something terrible, i have done wrong, i hurt someone, i killed someone, did a terrible thing',
    wito: 'msamaha, -sameh, nisamehe, -samehewa, ondoleo la dhambi, rehema kwangu, -safishwa dhambi, mungu anisamehe, nimeiba, nilidanganya, nimedanganya, nimezini, nimefanya makosa, nilifanya kosa',
    passages:
      '1JN.1.9 EPH.1.7 PSA.103.10-12 ISA.1.18 COL.3.13 EPH.4.32 PSA.51.1-2 MIC.7.18-19 MAT.6.14-15 ACT.3.19 PSA.32.1-2 ISA.43.25 PSA.86.5 LUK.6.37 PSA.130.3-4',
  },
  {
    key: 'repentance',
    tone: 'plain',
    english: 'turning back to God',
    swahili: 'kumrudia Mungu',
    calls:
      'repent, repentance, backslidden, backsliding, backslider, return to god, come back to god, turn to god, i have sinned, sin, sins, sinned, sinful, sinner, confess, confession, come back to the lord, drifted, fallen away, left the church, go back to god, away from god, strayed, prodigal son returning, renew, revival, revive',
    wito: 'toba, -tubu, dhambi, mwenye dhambi, -rudi kwa mungu, -mrudia mungu, nimeasi, -ungama, nimetenda dhambi, nimerudi nyuma, kurudi nyuma, kumrudia mungu, uamsho, nimekosea mungu',
    passages:
      '1JN.1.9 ACT.3.19 LUK.15.20-24 2CH.7.14 JOL.2.12-13 ISA.55.6-7 PSA.51.10-12 HOS.14.4 LUK.15.7 JAS.4.8-10 JER.3.22 HOS.6.1 EZK.18.32 ZEC.1.3 ROM.3.23-24 REV.2.4-5',
  },
  {
    key: 'grace',
    tone: 'joy',
    english: 'grace',
    swahili: 'neema',
    calls: 'grace, amazing grace, undeserved, unmerited, gift of god, favour of god, grace of god, saved by grace',
    wito: 'neema, kwa neema, neema ya mungu, karama ya mungu',
    passages:
      'EPH.2.8-9 2CO.12.9 JHN.1.16-17 HEB.4.16 ROM.5.20-21 TIT.2.11-12 2CO.9.8 ROM.3.23-24 JAS.4.6 1CO.15.10 ROM.6.14 2TI.1.9 2CO.13.14 1PE.5.10 ROM.5.1-2',
  },
  {
    key: 'mercy',
    tone: 'plain',
    english: 'God’s mercy',
    swahili: 'rehema za Mungu',
    calls:
      'mercy, mercies, merciful, compassion, compassionate, loving kindness, lovingkindness, steadfast love, pity, have mercy',
    wito: 'rehema, huruma, -rehemu, fadhili, upole wa mungu, -hurumia',
    passages:
      'LAM.3.22-23 PSA.103.8-11 HEB.4.16 EPH.2.4-5 MIC.7.18 PSA.86.15 MAT.5.7 LUK.6.36 PSA.145.8-9 TIT.3.5 PSA.136.1 PSA.23.6 PSA.51.1 HOS.6.6 PSA.100.5',
  },
  {
    key: 'love-of-god',
    tone: 'joy',
    english: 'the love of God',
    swahili: 'upendo wa Mungu',
    calls:
      'gods love, god’s love, love of god, god loves me, does god love me, loved by god, unconditional love, jesus loves me, god is love, how much god loves, does god really love',
    wito: 'upendo wa mungu, mungu ananipenda, mungu anipenda, yesu ananipenda, mungu ni upendo, je mungu ananipenda',
    passages:
      'JHN.3.16 ROM.8.38-39 ROM.5.8 1JN.4.9-10 JER.31.3 1JN.3.1 ZEP.3.17 EPH.3.17-19 GAL.2.20 1JN.4.16 PSA.136.26 JHN.15.13 ISA.54.10 PSA.103.11 EPH.2.4-5',
  },
  {
    key: 'love',
    tone: 'joy',
    english: 'love',
    swahili: 'upendo',
    calls: 'love, loving, true love, what is love, loves, valentine, valentines, romantic, in love, charity',
    wito: 'upendo, mapenzi, -pend, kupenda, upendo wa kweli, mahaba',
    passages:
      '1CO.13.4-7 1JN.4.7-8 JHN.13.34-35 JHN.3.16 1JN.4.18-19 ROM.13.8-10 COL.3.14 1PE.4.8 JHN.15.12-13 1CO.13.13 MRK.12.30-31 1JN.3.18 SNG.8.6-7 EPH.4.2 1CO.16.14 PRO.10.12',
  },
  {
    key: 'faith',
    tone: 'courage',
    english: 'faith',
    swahili: 'imani',
    calls:
      'faith, believe, believing, belief, mustard seed, little faith, increase my faith, strong faith, walk by faith, what is faith, stronger faith',
    wito: 'imani, -amini, imani ndogo, kuamini, ongeza imani, mwenye imani',
    passages:
      'HEB.11.1 2CO.5.7 HEB.11.6 ROM.10.17 MRK.11.22-24 MAT.17.20 EPH.2.8-9 JAS.2.17 MRK.9.23 GAL.2.20 1JN.5.4 MAT.21.22 ROM.1.17 HEB.12.1-2 1PE.1.7-9',
  },
  {
    key: 'doubt',
    tone: 'courage',
    english: 'doubt',
    swahili: 'mashaka',
    calls:
      'doubt, doubts, doubting, losing faith, losing my faith, lost my faith, unbelief, is god real, does god exist, questioning my faith, not sure god, hard to believe, struggling to believe, help my unbelief, atheist, existence of god, doubting thomas',
    wito: 'mashaka, shaka, -shuku, kutoamini, napoteza imani, je mungu yupo, mungu yupo kweli, imani yangu inapungua, kukosa imani, wasiwasi wa imani',
    passages:
      'MRK.9.23-24 JHN.20.27-29 JAS.1.5-6 MAT.14.31 JUD.1.22 HEB.11.1 PRO.3.5-6 ROM.10.17 PSA.73.26 JER.29.13 ROM.1.20 PSA.19.1 MAT.11.28 LUK.17.5 HAB.2.4',
  },
  {
    key: 'prayer',
    tone: 'plain',
    english: 'prayer',
    swahili: 'maombi',
    calls:
      'prayer, pray, praying, how to pray, prayers, intercession, pray for me, teach me to pray, prayer life, intercede, answered prayer, god hears, ask and it shall be given, prayer meeting, kesha',
    wito: 'maombi, sala, -omba, -sali, kuomba, kusali, niombee, maombezi, namna ya kuomba, kesha, nifundishe kuomba',
    passages:
      'PHP.4.6-7 MAT.7.7-8 1TH.5.16-18 JER.33.3 MAT.6.9-13 JAS.5.16 1JN.5.14-15 MRK.11.24 JER.29.12-13 ROM.8.26 MAT.6.6 MAT.18.19-20 PSA.145.18 LUK.18.1 EPH.6.18',
  },
  {
    key: 'fasting',
    tone: 'plain',
    english: 'fasting',
    swahili: 'kufunga na kuomba',
    calls: 'fast, fasting, lent, ash wednesday, prayer and fasting, daniel fast, fasted',
    wito: 'kufunga, kufunga na kuomba, mfungo, saumu, kwaresima, -funga na kuomba',
    passages:
      'MAT.6.16-18 ISA.58.6-8 JOL.2.12-13 DAN.9.3 EZR.8.23 MAT.4.1-4 ACT.13.2-3 EST.4.16 NEH.1.4 MRK.9.29 ACT.14.23 LUK.2.37 PSA.35.13',
  },
  {
    key: 'seeking-god',
    tone: 'plain',
    english: 'longing for God',
    swahili: 'kumtafuta Mungu',
    calls:
      'seek god, seeking god, thirst for god, hunger for god, closer to god, draw near to god, presence of god, gods presence, close to god, know god more, intimacy with god, relationship with god, grow spiritually, spiritual growth, abide, spiritually dry, dry season, longing for god, grow in christ, quiet time, grow in faith, walk with god, devotion',
    wito: 'kumtafuta mungu, -mtafuta mungu, kiu ya mungu, uwepo wa mungu, karibu na mungu, -karibia mungu, kukua kiroho, kumjua mungu, uhusiano na mungu, kutembea na mungu, ukuaji wa kiroho',
    passages:
      'JER.29.13 PSA.42.1-2 JAS.4.8 PSA.63.1 MAT.6.33 PSA.27.4 ISA.55.6 MAT.5.6 JHN.15.4-5 PSA.16.11 PSA.84.1-2 PSA.105.4 PHP.3.10 DEU.4.29 PSA.73.28 2PE.3.18',
  },
];
