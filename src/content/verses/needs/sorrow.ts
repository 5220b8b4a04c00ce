import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Grief, sickness, and whatever weighs on the heart. */
export const sorrow: Need[] = [
  {
    key: 'grief',
    tone: 'sorrow',
    english: 'comfort when someone dear has died',
    swahili: 'faraja wakati wa msiba',
    calls:
      'grief, grieve, bereaved, bereavement, mourn, mourning, funeral, burial, bury, passed away, passed on, has died, died, we lost, loss of a loved one, lost my father, lost my mother, lost my dad, lost my mum, lost my husband, lost my wife, lost my brother, lost my sister, lost my friend, lost my grandmother, lost my grandfather, lost a loved one, lost someone, condolence, condolences, dad died, father died, mother died, mum died, is dead, eulogy, ~lost, ~dead, rest in peace, late father, late mother, buried, we buried, my dog died, my cat died, miss my mother, miss my father, miss my mum, miss my dad, miss my husband, miss my wife, miss my grandmother, see my mother again, see my father again, see him again, see her again, see my child again, see my husband again, see my wife again, see them again, brother drowned, sister drowned, son drowned, daughter drowned, child drowned, friend drowned, cousin drowned, father drowned, father was killed, mother was killed, brother was killed, sister was killed, son was killed, daughter was killed, husband was killed, friend was killed, killed in an accident, was murdered, mother is gone, father is gone, grandfather is gone, grandmother is gone, husband is gone, wife is gone, brother is gone, sister is gone, friend is gone',
    wito: 'msiba, -fiwa, -fariki, -omboleza, maombolezo, mazishi, -zikw, -zika, amekufa, alikufa, amefariki, amefia, nimempoteza, tumempoteza, matanga, marehemu, rambirambi, kifo cha baba, kifo cha mama, kifo cha mume, kifo cha mke, nitamwona tena, namkosa mama, namkosa baba, amezama, ameuawa',
    passages:
      'PSA.34.18 MAT.5.4 REV.21.4 JHN.11.25-26 PSA.23.4 2CO.1.3-4 JHN.14.1-3 1TH.4.13-14 PSA.147.3 ISA.41.10 ROM.8.38-39 PSA.116.15 LAM.3.31-33 1CO.15.54-57 DEU.33.27',
  },
  {
    key: 'loss-of-a-child',
    tone: 'sorrow',
    english: 'comfort for parents who have lost a child',
    swahili: 'faraja kwa wazazi waliompoteza mtoto',
    calls:
      'miscarriage, miscarried, stillborn, stillbirth, lost my baby, lost our baby, lost my child, lost our child, lost my son, lost my daughter, baby died, child died, son died, daughter died, my baby is dead',
    wito: 'mimba imeharibika, mimba ilitoka, mimba imetoka, nimempoteza mtoto, mtoto amekufa, mtoto wangu amekufa, mtoto amefariki, mtoto wangu amefariki, tumempoteza mtoto, mwanangu amefariki, mwanangu amekufa, kufiwa na mtoto',
    passages:
      'PSA.34.18 ISA.40.11 MRK.10.14-16 REV.21.4 PSA.147.3 MAT.18.10 ISA.61.1-3 PSA.56.8 2CO.1.3-4 LAM.3.22-23 MAT.5.4 PSA.139.13-16',
  },
  {
    key: 'widow',
    tone: 'sorrow',
    english: 'God’s care for widows and widowers',
    swahili: 'Mungu anavyowatunza wajane',
    calls: 'widow, widower, widowed, widows, my husband died, my husband passed, my wife died, my wife passed',
    wito: 'mjane, wajane, ujane, mume wangu amekufa, mume wangu amefariki, mke wangu amefariki, mke wangu amekufa',
    passages:
      'PSA.68.5 ISA.54.4-5 PSA.146.9 PSA.34.18 JER.49.11 DEU.10.18 PSA.147.3 JAS.1.27 LUK.7.12-15 2CO.1.3-4 ISA.41.10',
  },
  {
    key: 'orphan',
    tone: 'sorrow',
    english: 'God, the father of the fatherless',
    swahili: 'Mungu, baba wa yatima',
    calls:
      'orphan, orphans, orphaned, fatherless, motherless, no parents, no father, absent father, never knew my father, grew up without a father, adopt, adoption',
    wito: 'yatima, mayatima, sina wazazi, sina baba, sina mama, bila wazazi, bila baba',
    passages:
      'PSA.68.5-6 PSA.27.10 JHN.14.18 PSA.10.14 HOS.14.3 JAS.1.27 ROM.8.15-16 GAL.4.6-7 PSA.146.9 ISA.49.15-16 1JN.3.1 EPH.1.5',
  },
  {
    key: 'sickness',
    tone: 'courage',
    english: 'healing and strength in sickness',
    swahili: 'uponyaji na nguvu wakati wa ugonjwa',
    calls:
      'sick, sickness, ill, illness, unwell, disease, hospital, admitted, heal, healing, healed, cure, recover, recovery, cancer, hiv, aids, diabetes, malaria, stroke, operation, surgery, pain in my body, fever, doctor, diagnosis, diagnosed, icu, chronic, kidney, ~pain, medicine, not feeling well, tumour, tumor',
    wito: 'mgonjwa, wagonjwa, ugonjwa, magonjwa, -ugua, hospitali, hospitalini, uponyaji, -pona, -ponya, saratani, ukimwi, upasuaji, homa, maradhi, daktari, dawa, najisikia vibaya, afya, kisukari, -umwa, anaumwa, naumwa, mama anaumwa, baba anaumwa, mama mgonjwa, baba mgonjwa',
    passages:
      'JER.17.14 PSA.103.2-3 JAS.5.14-15 ISA.53.5 PSA.41.3 EXO.15.26 PSA.30.2 PSA.147.3 JER.30.17 MAT.8.16-17 2CO.12.9 3JN.1.2 PSA.73.26 MRK.5.34 PRO.17.22',
  },
  {
    key: 'sick-child',
    tone: 'courage',
    english: 'a child who is ill',
    swahili: 'mtoto mgonjwa',
    calls:
      'my child is sick, sick daughter, sick son, my baby is sick, my son is sick, my daughter is sick, sick child, sick baby, my son is ill, my daughter is ill, child in hospital, baby in hospital, daughter in hospital, son in hospital, child admitted, child has cancer, child is unwell, baby is ill, newborn in icu, baby in icu, child in icu, premature, premature baby, incubator',
    wito: 'mtoto mgonjwa, mtoto wangu ni mgonjwa, mtoto anaumwa, mwanangu mgonjwa, mwanangu anaumwa, mtoto wangu anaugua, mtoto amelazwa, mtoto wangu anaumwa, mtoto njiti, mtoto yuko icu',
    passages:
      'PSA.41.3 JER.17.14 MRK.10.14-16 ISA.40.11 PSA.121.1-4 JHN.4.49-51 MRK.5.41-42 JAS.5.14-15 PHP.4.6-7 ISA.41.10',
  },
  {
    key: 'disability',
    tone: 'courage',
    english: 'living with a disability',
    swahili: 'kuishi na ulemavu',
    calls:
      'disability, disabled, blind, deaf, wheelchair, lame, crippled, autism, autistic, special needs, down syndrome, albino, albinism, epilepsy',
    wito: 'ulemavu, mlemavu, walemavu, kipofu, kiziwi, -lemaa, kifafa',
    passages:
      '2CO.12.9-10 PSA.139.13-14 JHN.9.2-3 EXO.4.11 ISA.35.4-6 1SA.16.7 LUK.14.13-14 MIC.4.6-7 2CO.4.16-18 ISA.40.29-31',
  },
  {
    key: 'sadness',
    tone: 'sorrow',
    english: 'a heavy heart',
    swahili: 'moyo uliovunjika',
    calls:
      'sad, sadness, depressed, depression, feeling down, feel down, i am down, im down, so down, feeling low, falling apart, everything is falling apart, unhappy, crying, cry, tears, heartbroken, broken heart, brokenhearted, ~broken, hurting, ~hurt, despair, discouraged, discouragement, gloomy, empty inside, feeling low, feel empty, sorrow, miserable, downcast, hopeless, despondent, overwhelmed with sadness, heart is broken, my heart is heavy, my heart hurts, my heart aches',
    wito: 'huzuni, -huzunik, -lia, machozi, nimevunjika moyo, -vunjika moyo, msongo, majonzi, simanzi, sina furaha, moyo mzito, -kata tamaa, nimekata tamaa, kukata tamaa, -umia, -umizwa, sonona, moyo umevunjika, moyo wangu umevunjika, moyo wangu una huzuni, moyo unauma, moyo wangu unauma',
    passages:
      'PSA.34.18 PSA.42.11 ISA.41.10 PSA.147.3 MAT.11.28-30 PSA.30.5 PSA.40.1-3 LAM.3.21-23 2CO.4.8-9 PSA.143.7-8 JHN.16.33 ISA.61.3 PSA.56.8 ROM.15.13',
  },
  {
    key: 'loneliness',
    tone: 'sorrow',
    english: 'God’s nearness when you are lonely',
    swahili: 'Mungu aliye karibu unapokuwa mpweke',
    calls:
      'lonely, alone, loneliness, no friends, isolated, nobody cares, no one cares, nobody loves me, no one loves me, by myself, abandoned, forsaken, left out, homesick, nobody understands, forgotten, far from home, nobody came, no one came, nobody remembered, nobody remembers, no one remembers, friend moved away, friends moved away, nobody visits, no one visits, nobody calls me, no one calls me, i have nobody, i have no one',
    wito: 'upweke, mpweke, peke yangu, peke yako, sina marafiki, sina rafiki, nimeachwa, hakuna anayenijali, hakuna anayenipenda, nimesahaulika, nimetelekezwa, hakuna aliyekuja, sina mtu',
    passages:
      'DEU.31.6 ISA.41.10 HEB.13.5-6 MAT.28.20 PSA.27.10 PSA.68.6 PSA.139.7-10 JHN.14.18 PSA.25.16 ISA.49.15-16 JOS.1.9 PSA.23.4 JHN.16.32',
  },
  {
    key: 'rejection',
    tone: 'sorrow',
    english: 'being rejected',
    swahili: 'kukataliwa',
    calls:
      'rejected, rejection, unwanted, unloved, disowned, dumped, not accepted, left me, despised, ghosted, cast out, they hate me, family rejected me',
    wito: '-kataliwa, -tupwa, -dharauliwa, -chukiwa, ameniacha, wamenikataa, wananichukia, nimekataliwa',
    passages:
      'ISA.49.15-16 ISA.53.3 PSA.27.10 JHN.6.37 1PE.2.4 PSA.118.22 JHN.15.18 ROM.8.31 ROM.8.38-39 PSA.34.18 EPH.1.6 ISA.41.9-10',
  },
  {
    key: 'heartbreak',
    tone: 'sorrow',
    english: 'a broken relationship',
    swahili: 'uhusiano uliovunjika',
    calls:
      'breakup, break up, broke up, heartbreak, boyfriend left, girlfriend left, boyfriend left me, girlfriend left me, fiance left me, he left me, she left me, my ex, relationship ended, my fiance left, called off the wedding, jilted, dumped me',
    wito: 'mpenzi ameniacha, nimeachwa na mpenzi wangu, tumeachana, ameniacha, mchumba ameniacha, uhusiano umevunjika, -achana',
    passages:
      'PSA.147.3 PSA.34.18 ISA.43.18-19 PSA.73.26 JER.29.11 PRO.3.5-6 ISA.41.10 LAM.3.22-25 PSA.30.5 PHP.4.6-7 ROM.8.28',
  },
  {
    key: 'betrayal',
    tone: 'sorrow',
    english: 'being betrayed',
    swahili: 'kusalitiwa',
    calls:
      'betrayed, betrayal, betray, betrayed friend, betrayed by my friend, betrayed by my best friend, friend betrayed, backstabbed, stabbed in the back, friend turned against, lied to me, deceived, cheated me, let me down, disappointed by people, conned, two faced',
    wito: '-salitiwa, usaliti, msaliti, -saliti, amenidanganya, nimedanganywa, amenihadaa, -hujumu',
    passages:
      'PSA.55.12-14 PSA.55.22 GEN.50.20 PSA.41.9-12 ROM.12.17-19 PSA.118.8 LUK.23.34 PSA.27.10 PRO.18.24 HEB.13.5-6 COL.3.13 1PE.5.7',
  },
  {
    key: 'suffering',
    tone: 'courage',
    english: 'hard times and suffering',
    swahili: 'mateso na nyakati ngumu',
    calls:
      'suffering, suffer, trial, trials, tribulation, hard times, hardship, hard time, difficult times, ~tough, ~struggling, ~struggle, ~trouble, ~troubles, ~problems, ~problem, affliction, adversity, storms, going through a lot, going through hell, life is hard, why me, life is unfair, ~challenges, ~challenge, difficulties, difficulty, bad things happen, why does god allow, why does god let, children suffer, innocent suffer, why is this happening, why did this happen, why god, why lord, why would god',
    wito: 'mateso, -teseka, -teswa, shida, taabu, dhiki, majaribu, matatizo, changamoto, magumu, maisha magumu, maisha ni magumu, kwa nini mimi, -pitia, dhoruba',
    passages:
      'PSA.34.19 ROM.8.28 JAS.1.2-4 2CO.4.16-18 JHN.16.33 ROM.5.3-5 1PE.5.10 PSA.46.1-3 ISA.43.2 ROM.8.18 2CO.4.8-9 NAM.1.7 1PE.4.12-13 PSA.50.15 JOB.23.10',
  },
  {
    key: 'weariness',
    tone: 'courage',
    english: 'rest for the weary',
    swahili: 'pumziko kwa waliochoka',
    calls:
      'tired, weary, exhausted, exhaustion, burnout, burnt out, burned out, overworked, fatigue, drained, worn out, no energy, need rest, overwhelmed, heavy laden, burden, burdened, burdens, ~stressed, ~stress, ~rest, fed up, too much for me, it is too much, too much to carry, too much to do',
    wito: '-choka, uchovu, mzigo, mizigo, -lemewa, -elemewa, mapumziko, -pumzik, pumziko, nimelemewa',
    passages:
      'MAT.11.28-30 ISA.40.29-31 GAL.6.9 PSA.23.1-3 PSA.55.22 EXO.33.14 MRK.6.31 JER.31.25 2CO.4.16 PSA.62.1-2 PSA.127.2 HEB.12.1-3 PSA.61.1-2',
  },
  {
    key: 'shame',
    tone: 'courage',
    english: 'freedom from guilt and shame',
    swahili: 'uhuru kutoka kwa hatia na aibu',
    calls:
      'guilt, guilty, shame, ashamed, regret, regrets, condemned, condemnation, cannot forgive myself, cant forgive myself, forgive myself, unworthy, dirty inside, past mistakes, my past, i messed up, embarrassed, abortion, i aborted, remorse',
    wito: 'hatia, aibu, -juta, majuto, -aibika, sistahili, nimeavya, nilitoa mimba, -hukumiwa, makosa yangu, maisha yangu ya zamani',
    passages:
      'ROM.8.1 1JN.1.9 PSA.103.12 ISA.1.18 2CO.5.17 PSA.32.5 PSA.51.10-12 MIC.7.18-19 ISA.43.25 PSA.34.5 JHN.8.10-11 HEB.10.22 ISA.61.7 LAM.3.22-23',
  },
  {
    key: 'self-worth',
    tone: 'courage',
    english: 'how God sees you',
    swahili: 'thamani yako machoni pa Mungu',
    calls:
      'worthless, worth, self worth, self esteem, low self esteem, useless, ugly, not good enough, insecure, insecurity, identity, who am i, who am i in christ, hate myself, inferior, inferiority, body image, beautiful, beauty, confidence in myself, special, fearfully made, image of god, comparing myself, compare myself, i feel nothing, unloved, failure in life, fat, my looks, how i look, the way i look, hate how i look, my appearance, hate my body, my body is',
    wito: 'thamani, sina thamani, mbaya, mrembo, urembo, -jichukia, najichukia, sifai, sina maana, utambulisho, mimi ni nani, kujiamini, kujithamini, duni',
    passages:
      'PSA.139.13-14 ISA.43.4 LUK.12.6-7 GEN.1.27 EPH.2.10 1SA.16.7 1PE.2.9 ZEP.3.17 JER.1.5 JHN.1.12 ISA.49.16 1JN.3.1 ROM.5.8 SNG.4.7',
  },
  {
    key: 'unanswered-prayer',
    tone: 'courage',
    english: 'praying when God seems silent',
    swahili: 'kuomba Mungu anapoonekana kimya',
    calls:
      'unanswered, unanswered prayer, not answering my prayers, god not answering prayers, does not answer my prayers, has not answered my prayers, god is silent, god does not hear, god doesnt hear me, god not answering, is god listening, does god hear, does god care, where is god, god has forgotten me, god forgot me, god abandoned me, god seems far, god is far, prayers not answered, why is god silent, why doesnt god answer, feel far from god, far from god, how long lord, how long, doesnt answer my prayers, doesnt answer me, doesnt answer prayers, never answers, never answered my prayers, isnt answering, ignores my prayers, ignoring my prayers, tired of praying, prayed and nothing, my prayers do nothing, god doesnt listen, god is not listening, god left me',
    wito: 'mungu kimya, mungu amenyamaza, mungu hanisikii, mungu hasikii, mungu amenisahau, mungu ameniacha, maombi hayajibiwi, mungu yuko wapi, mungu yuko mbali, hajibu maombi, sala zangu hazijibiwi, mungu hajibu, mungu hanijibu',
    passages:
      'PSA.13.1-6 HAB.2.3 ISA.49.14-16 PSA.22.1-5 LUK.18.1-8 PSA.40.1 ISA.65.24 JER.29.12-13 1JN.5.14-15 PSA.34.15 HEB.4.16 ISA.55.8-9 JAS.4.8',
  },
  {
    key: 'abuse',
    tone: 'sorrow',
    english: 'God’s care for those who are wronged',
    swahili: 'Mungu anavyowajali waliodhulumiwa',
    calls:
      'abused, abuse, mistreated, mistreatment, victim, trauma, traumatised, traumatized, wounded, violence, oppressed by, cruelty, ptsd',
    wito: '-dhulumiwa, dhuluma, -nyanyaswa, unyanyasaji, -teswa, majeraha, ukatili',
    passages:
      'PSA.9.9-10 PSA.34.17-18 PSA.147.3 ISA.61.1-3 PSA.10.17-18 PSA.103.6 PSA.82.3-4 PSA.146.7-9 ISA.42.3 PSA.18.2 PSA.27.10',
  },
  {
    key: 'disaster',
    tone: 'courage',
    english: 'floods, storms and disaster',
    swahili: 'mafuriko, dhoruba na maafa',
    calls:
      'flood, floods, flooding, earthquake, storm, disaster, landslide, fire burnt our house, house burnt, house fire, lost everything, fire, accident, pandemic, covid, corona, coronavirus, plague, epidemic, cholera, tragedy, calamity, famine, demolition, evicted, eviction, homeless, burned down, house burned, shop burned, caught fire, house caught fire, fire destroyed',
    wito: 'mafuriko, maafa, janga, dhoruba, tetemeko, moto umeteketeza, nyumba imeungua, ajali, tauni, njaa kali, maporomoko, -fukuzwa nyumba, hatuna makao, nyumba imechomeka, nyumba iliungua, moto umechoma',
    passages:
      'PSA.46.1-3 ISA.43.2 PSA.91.1-4 NAM.1.7 PSA.57.1 MRK.4.39-40 PSA.107.28-30 HAB.3.17-19 PSA.61.2-3 ISA.25.4 DEU.33.27 ROM.8.38-39',
  },
  {
    key: 'death',
    tone: 'courage',
    english: 'death and the life after it',
    swahili: 'kifo na uzima baada yake',
    calls:
      'death, dying, die, afraid to die, afraid of dying, fear of dying, scared of dying, fear of death, afraid of death, life after death, what happens when we die, after we die, when i die, mortality, resurrection of the dead, see my loved ones again in heaven',
    wito: 'kifo, mauti, -kufa, kuogopa kifo, hofu ya kifo, baada ya kifo, ufufuo wa wafu, tutakapokufa',
    passages:
      'JHN.11.25-26 PSA.23.4 JHN.14.1-3 1CO.15.54-57 2CO.5.1 PHP.1.21-23 HEB.2.14-15 ROM.14.7-8 2CO.5.8 REV.21.4 1TH.4.13-14 PSA.116.15 JOB.19.25-26 ROM.8.38-39',
  },
  {
    key: 'dying',
    tone: 'sorrow',
    english: 'God’s nearness in the last days of life',
    swahili: 'Mungu aliye karibu katika siku za mwisho za maisha',
    calls:
      'is dying, are dying, dying of, mother is dying, father is dying, wife is dying, husband is dying, friend is dying, child is dying, terminal, terminally ill, terminal illness, deathbed, last days of life, hospice, life support, days to live, weeks to live, months to live, nearing death, near death',
    wito: 'mahututi, hali mahututi, yuko karibu kufa, anakaribia kufa, siku za mwisho za maisha, mgonjwa mahututi',
    passages:
      'PSA.23.4 JHN.14.1-3 ISA.43.1-2 PSA.73.26 ROM.8.38-39 DEU.33.27 PSA.34.18 2CO.4.16-18 2CO.5.1 PSA.31.5 JHN.11.25-26 ISA.46.4',
  },
];
