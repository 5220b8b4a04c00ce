import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Troubles and turns of life that have a name of their own. */
export const troubles: Need[] = [
  {
    key: 'theft',
    tone: 'courage',
    english: 'what was stolen from you',
    swahili: 'kuibiwa',
    calls: 'stolen, robbed, thieves, thief, robbery, burglars, stole from me, snatched my phone, mugged, pickpocket',
    wito: 'wezi, mwizi, -ibiwa, wameniibia, nimeporwa, majambazi, wizi',
    passages:
      'PSA.34.18-19 NAM.1.7 MAT.6.19-21 JOB.1.21 PSA.37.5-7 PHP.4.19 HAB.3.17-18 PSA.62.5-8 ROM.12.19 PSA.121.7-8 LAM.3.22-24',
  },
  {
    key: 'church-hurt',
    tone: 'sorrow',
    english: 'being hurt by people of the church',
    swahili: 'kuumizwa na watu wa kanisa',
    calls:
      'hurt by the church, church hurt, hypocrites in church, pastor disappointed me, hurt by my pastor, judged in church',
    wito: 'kanisa limeniumiza, unafiki kanisani, mchungaji ameniangusha, niliumizwa kanisani',
    passages:
      'EZK.34.15-16 PSA.55.12-14 PSA.34.18 MAT.11.28-30 ISA.40.11 PSA.55.22 HEB.12.1-2 PSA.147.3 PSA.118.8 COL.3.13',
  },
  {
    key: 'caregiving',
    tone: 'courage',
    english: 'strength for those who care for others',
    swahili: 'nguvu kwa wanaowatunza wengine',
    calls:
      'caregiver, taking care of my mother, taking care of my father, caring for, dementia, alzheimers, bedridden, i nurse',
    wito: '-tunza mgonjwa, namtunza, kumtunza, -uguza, namuuguza',
    passages:
      'GAL.6.9 ISA.40.29-31 MAT.25.40 2CO.12.9 PSA.121.1-2 PSA.73.26 HEB.6.10 MAT.11.28-30 2CO.1.3-4 1TI.5.4 LAM.3.22-23',
  },
  {
    key: 'witchcraft',
    tone: 'courage',
    english: 'God’s power over witchcraft',
    swahili: 'nguvu za Mungu juu ya uchawi',
    calls:
      'witchcraft, witch, witches, bewitched, sorcery, juju, charms, evil eye, witch doctor, black magic, night runners',
    wito: 'uchawi, mchawi, wachawi, -roga, nimerogwa, mganga, hirizi, kamuti, jicho baya',
    passages:
      '1JN.4.4 NUM.23.23 PSA.91.1-6 ISA.54.17 PSA.27.1-3 COL.2.15 ROM.8.38-39 2TI.1.7 PSA.121.5-8 ISA.41.10 LUK.10.19 2TH.3.3',
  },
  {
    key: 'slander',
    tone: 'courage',
    english: 'lies that are told about you',
    swahili: 'uongo unaosemwa juu yako',
    calls:
      'gossip about me, lies about me, false accusation, falsely accused, rumours about me, slander, backbiting, my reputation, my name is spoilt',
    wito: '-sengenywa, wananisengenya, -singiziwa, uvumi, wamenichafulia jina, wananisema vibaya',
    passages:
      'PSA.37.5-6 ISA.54.17 PSA.31.18-20 MAT.5.11-12 PSA.120.1-2 ROM.12.17-19 1PE.2.23 PSA.27.12-14 PSA.64.1-3 PRO.26.20 EXO.14.14',
  },
  {
    key: 'court-case',
    tone: 'courage',
    english: 'a case before the court',
    swahili: 'kesi mahakamani',
    calls:
      'court, court case, my case, hearing, magistrate, judge will, lawyer, sued, bail, tribunal, summons, arrested',
    wito: 'kesi, mahakama, mahakamani, korti, kortini, hakimu, wakili, hukumu yangu, nimeshtakiwa, -kamatwa',
    passages:
      'PSA.37.5-6 LUK.12.11-12 ISA.54.17 PSA.27.1 EXO.14.14 PSA.9.4 ISA.41.10 PRO.21.1 PSA.43.1 PSA.46.1 PHP.4.6-7',
  },
  {
    key: 'single-parent',
    tone: 'courage',
    english: 'raising children alone',
    swahili: 'kulea watoto peke yako',
    calls:
      'single mother, single mum, single mom, single dad, single parent, raising my kids alone, baby daddy, raise my child alone',
    wito: 'mama pekee, mzazi pekee, kulea peke yangu, nalea peke yangu, baba ya mtoto wangu amekataa',
    passages:
      'ISA.41.10 PSA.68.5-6 ISA.40.11 PHP.4.19 GEN.21.17-19 PSA.146.9 ISA.54.13 2CO.12.9 PSA.121.1-2 DEU.31.8 MAT.6.31-33',
  },
  {
    key: 'pregnancy',
    tone: 'courage',
    english: 'God’s care for mother and unborn child',
    swahili: 'Mungu anavyomtunza mama na mtoto aliye tumboni',
    calls:
      'pregnant, pregnancy, expecting, due date, in labour, safe delivery, c section, unborn baby, giving birth soon, expectant mother',
    wito: 'mjamzito, ujauzito, mimba, karibu kujifungua, leba, mtoto aliye tumboni',
    passages:
      'PSA.139.13-16 ISA.41.10 PSA.121.1-4 ISA.66.9 PSA.22.9-10 PSA.71.6 ISA.40.11 PHP.4.6-7 JER.1.5 PSA.56.3-4 ISA.46.3-4',
  },
  {
    key: 'unplanned-pregnancy',
    tone: 'courage',
    english: 'a child that was not planned',
    swahili: 'mimba ambayo haikupangwa',
    calls:
      'unplanned pregnancy, unwanted pregnancy, pregnant and not married, pregnant in school, teen pregnancy, told me to abort, got a girl pregnant',
    wito: 'mimba nje ya ndoa, mimba shuleni, nina mimba na sijaolewa, ameruka mimba, nitoe mimba',
    passages:
      'PSA.139.13-16 ISA.41.10 PSA.34.4-5 PSA.27.10 JER.29.11 ISA.43.1-2 ROM.8.1 PSA.55.22 LAM.3.22-23 DEU.31.8 PSA.71.6',
  },
  {
    key: 'in-laws',
    tone: 'courage',
    english: 'peace with your in-laws',
    swahili: 'amani na wakwe',
    calls: 'in laws, in-laws, inlaws, mother in law, father in law, sister in law, brother in law, daughter in law',
    wito: 'wakwe, mama mkwe, baba mkwe, mawifi, wifi, shemeji, ukweni',
    passages:
      'ROM.12.18 EPH.4.2-3 COL.3.12-14 PRO.15.1 RUT.1.16-17 GEN.2.24 1PE.3.8-9 JAS.1.19-20 ROM.12.21 EPH.4.31-32 PSA.34.14',
  },
  {
    key: 'workplace-trouble',
    tone: 'courage',
    english: 'trouble at work',
    swahili: 'matatizo kazini',
    calls:
      'my boss, boss hates me, salary delayed, not paid, office politics, hate my job, toxic workplace, colleagues against me, mistreated at work, passed over',
    wito: 'bosi, mshahara umechelewa, sijalipwa, mwajiri wangu, matatizo kazini, fitina kazini',
    passages:
      'PSA.37.5-7 PSA.55.22 GEN.39.21 COL.3.23-24 PSA.75.6-7 ROM.12.17-18 JAS.5.4 ISA.41.10 DAN.6.3-4 PRO.16.7 GAL.6.9 EPH.6.7-8',
  },
  {
    key: 'drought',
    tone: 'courage',
    english: 'rain in a dry time',
    swahili: 'mvua wakati wa ukame',
    calls: 'drought, no rain, famine, dry land, dried up, animals are dying, send rain, water shortage',
    wito: 'ukame, kiangazi, hakuna mvua, njaa kali, baa la njaa, mto umekauka',
    passages:
      'ISA.41.17-18 HAB.3.17-19 JAS.5.17-18 ZEC.10.1 PSA.65.9-10 JER.17.7-8 1KI.18.44-45 DEU.28.12 ISA.58.11 PSA.33.18-19 JOL.2.23',
  },
  {
    key: 'harvest',
    tone: 'joy',
    english: 'thanks for the harvest',
    swahili: 'shukrani kwa mavuno',
    calls: 'harvested, good harvest, bumper harvest, harvest thanksgiving, harvest sunday, first fruits, it has rained',
    wito: 'mavuno, -vuna, tumevuna, malimbuko, mvua imenyesha',
    passages:
      'PSA.67.5-7 PSA.65.9-13 PSA.126.5-6 GEN.8.22 DEU.16.15 2CO.9.10-11 PSA.104.13-15 JOL.2.23-26 PRO.3.9-10 ACT.14.17',
  },
  {
    key: 'land-dispute',
    tone: 'courage',
    english: 'a quarrel over land',
    swahili: 'mgogoro wa ardhi',
    calls:
      'land dispute, land case, grabbed our land, land grabbers, title deed, boundary, took our land, fighting over land, inheritance of land',
    wito: 'mgogoro wa ardhi, mgogoro wa shamba, wamenyakua, shamba letu, mpaka wa shamba, kunyang’anywa shamba, urithi wa shamba',
    passages:
      'PSA.37.5-7 GEN.13.8-9 PRO.23.10-11 PSA.37.10-11 ROM.12.18-19 PSA.24.1 GEN.26.19-22 PSA.9.9-10 LUK.18.7-8 EXO.14.14 ISA.54.17',
  },
  {
    key: 'calling',
    tone: 'plain',
    english: 'God’s call',
    swahili: 'wito wa Mungu',
    calls:
      'calling, called to preach, called to ministry, called to serve, want to be a pastor, bible college, ordained, my calling',
    wito: 'wito, nimeitwa, Mungu ananiita, kuwa mchungaji, chuo cha biblia',
    passages:
      'ISA.6.8 JER.1.4-8 EXO.3.11-12 EPH.4.1-2 2TI.1.9 ROM.12.6-8 1SA.3.9-10 1TI.4.14-15 MAT.9.37-38 1TH.5.24 2TI.4.2 JHN.15.16',
  },
  {
    key: 'new-home',
    tone: 'joy',
    english: 'a new home',
    swahili: 'nyumba mpya',
    calls:
      'new house, new home, house warming, housewarming, built a house, moved into our house, bought land, bought a car, dedicate our house',
    wito: 'nyumba mpya, -jenga nyumba, -hamia nyumba, kuweka wakfu nyumba, nimenunua gari',
    passages:
      'JOS.24.15 PSA.127.1 PRO.24.3-4 NUM.6.24-26 ISA.32.18 PSA.121.7-8 2SA.7.29 PSA.128.1-4 PRO.3.33 1SA.7.12 PSA.115.1',
  },
  {
    key: 'thanks-for-healing',
    tone: 'joy',
    english: 'thanks for healing',
    swahili: 'shukrani kwa uponyaji',
    calls:
      'healed me, i am healed, cancer free, discharged from hospital, surgery was successful, i have recovered, came out of hospital',
    wito: 'ameniponya, nimepona, ametoka hospitalini, nimetoka hospitalini',
    passages:
      'PSA.30.2-3 PSA.103.1-4 PSA.116.1-2 PSA.107.19-21 LUK.17.15-16 PSA.40.1-3 PSA.118.17 JER.17.14 PSA.30.11-12 PSA.147.3',
  },
  {
    key: 'answered-prayer',
    tone: 'joy',
    english: 'prayer that was answered',
    swahili: 'maombi yaliyojibiwa',
    calls: 'answered my prayer, answered prayer, testimony, god did it, prayer was answered, god came through',
    wito: 'amejibu maombi, ushuhuda, maombi yamejibiwa, Mungu amenikumbuka, Mungu ametenda',
    passages:
      'PSA.34.4-6 PSA.66.19-20 PSA.116.1-2 1SA.1.27 PSA.40.1-3 PSA.126.2-3 PSA.28.6-7 PSA.118.21 1JN.5.14-15 EPH.3.20-21 PSA.30.11-12',
  },
  {
    key: 'family-salvation',
    tone: 'courage',
    english: 'loved ones who do not know the Lord yet',
    swahili: 'wapendwa ambao bado hawajamjua Bwana',
    calls:
      'husband is not saved, unsaved, unbelieving husband, family to be saved, my wife is not saved, salvation of my family, children to be saved',
    wito: 'hajaokoka, hawajaokoka, aokoke, waokoke, wokovu wa familia',
    passages: 'ACT.16.31 LUK.18.1 1CO.7.16 2PE.3.9 EZK.36.26 1TI.2.3-4 LUK.15.4-7 ROM.10.1 ISA.59.1 JAS.5.16 GAL.6.9',
  },
  {
    key: 'backsliding',
    tone: 'courage',
    english: 'coming back to God',
    swahili: 'kumrudia Mungu',
    calls:
      'backslidden, backslider, backslide, come back to god, return to god, left the faith, went back to the world, fallen away, rededicate',
    wito: 'nimerudi nyuma, kumrudia Mungu, nataka kurudi kwa Bwana, niliacha wokovu, nimeanguka kiroho',
    passages:
      'LUK.15.20-24 HOS.14.4 ISA.44.22 MIC.7.18-19 JER.3.22 1JN.1.9 PSA.51.10-12 MIC.7.8 JHN.6.37 LAM.3.22-23 ZEC.1.3 REV.3.20',
  },
  {
    key: 'spiritual-dryness',
    tone: 'courage',
    english: 'a dry time of the soul',
    swahili: 'ukavu wa kiroho',
    calls:
      'spiritually dry, dry spiritually, cannot pray, lost my hunger, lukewarm, prayer life is dead, revive me, no time for god, cold in faith',
    wito: 'nimekauka kiroho, siwezi kuomba, nimepoa kiroho, vuguvugu, nihuishe',
    passages:
      'PSA.63.1-3 ISA.44.3 PSA.42.1-2 ROM.8.26 PSA.85.6 ISA.58.11 HOS.6.3 JER.29.13 PSA.51.10-12 JHN.7.37-38 MAT.11.28 JAS.4.8',
  },
];
