import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** School, work, money, land and the nation. */
export const work: Need[] = [
  {
    key: 'exam',
    tone: 'courage',
    english: 'an examination',
    swahili: 'mtihani',
    calls:
      'exam, exams, exam tomorrow, exams tomorrow, examination, examinations, test tomorrow, my test, kcse, kcpe, kpsea, revision, exam results, my results, interview questions, national exam, finals, sitting my exams, viva, my thesis, defence of my thesis',
    wito: 'mtihani, mitihani, mtihani kesho, matokeo, kufanya mtihani, majaribio ya shule',
    passages:
      'PHP.4.13 JAS.1.5 ISA.41.10 JOS.1.9 PRO.3.5-6 PHP.4.6-7 2TI.1.7 PRO.16.3 COL.3.23-24 PSA.32.8 DAN.1.17 1PE.5.7 PRO.2.6 JHN.14.26',
  },
  {
    key: 'studies',
    tone: 'plain',
    english: 'learning and study',
    swahili: 'masomo',
    calls:
      'study, studies, studying, school, student, students, university, college, education, learn, learning, knowledge, class, campus, course, back to school, opening school, boarding school, teacher, teachers, lecturer, teaching, scholarship',
    wito: 'masomo, shule, shuleni, mwanafunzi, wanafunzi, chuo, chuo kikuu, elimu, -soma shule, darasa, mwalimu, walimu, karo',
    passages:
      'PRO.2.6 JAS.1.5 PRO.1.5 COL.3.23 PRO.18.15 DAN.1.17 2TI.2.15 PRO.9.9-10 PSA.119.66 LUK.2.52 PRO.4.7 PRO.16.3 PRO.4.13 JAS.3.1',
  },
  {
    key: 'graduation',
    tone: 'joy',
    english: 'a graduation',
    swahili: 'kuhitimu',
    calls:
      'graduation, graduate, graduating, graduated, graduand, passed my exams, passed my exam, i passed, finished school, finished university, completed school, admission, got admitted to university, joining university, joining form one',
    wito: '-hitimu, mahafali, nimefaulu, nimepita mtihani, -maliza shule, -maliza masomo, nimemaliza chuo',
    passages:
      'JER.29.11 PRO.3.5-6 PRO.16.3 JOS.1.9 PHP.1.6 PHP.4.13 PSA.37.4-5 1TI.4.12 PSA.126.3 PSA.20.4 ECC.7.8 COL.3.23 PSA.115.1 MIC.6.8',
  },
  {
    key: 'unemployment',
    tone: 'courage',
    english: 'looking for work',
    swahili: 'kutafuta kazi',
    calls:
      'unemployed, unemployment, jobless, joblessness, lost my job, lost job, interview tomorrow, need a job, looking for a job, looking for work, no job, laid off, was fired, got fired, been fired, am fired, fired from work, fired me, sacked, retrenched, job hunting, job search, job interview, interview, cannot find work, cant find a job, tarmacking, redundancy, applied for a job, no work, find work, find a job, get a job',
    wito: 'sina kazi, natafuta kazi, nimepoteza kazi, nimefutwa kazi, -fukuzwa kazi, kutafuta kazi, ukosefu wa kazi, -kosa kazi, mahojiano ya kazi, naomba kazi, nahitaji kazi, nimeachishwa kazi',
    passages:
      'JER.29.11 MAT.6.31-33 PHP.4.19 PSA.37.25 PRO.16.3 ISA.41.10 PSA.37.4-5 PHP.4.6-7 GAL.6.9 PSA.34.10 PRO.3.5-6 ISA.43.19 DEU.8.18 REV.3.8 PSA.90.17',
  },
  {
    key: 'work',
    tone: 'plain',
    english: 'daily work',
    swahili: 'kazi',
    calls:
      'work, job, career, workplace, hard work, working, employment, boss, colleague, colleagues, promotion, office, labour, employee, employer, occupation, profession, hustle, workmates, difficult boss, hate my boss, boss hates me, my boss is, toxic workplace, my hands, diligent, diligence, coworkers',
    wito: 'kazi, kazini, ajira, mwajiri, bosi, ofisini, -fanya kazi, -chapa kazi, bidii, wafanyakazi, cheo',
    passages:
      'COL.3.23-24 PRO.16.3 PSA.90.17 1CO.15.58 ECC.9.10 PRO.14.23 1CO.10.31 PRO.22.29 DEU.28.12 GEN.2.15 PRO.12.11 2TH.3.10-12 PSA.128.2 EPH.6.7-8',
  },
  {
    key: 'new-job',
    tone: 'joy',
    english: 'a new job or a promotion',
    swahili: 'kazi mpya au kupandishwa cheo',
    calls:
      'new job, got a job, got the job, starting a job, starting work, first day at work, hired, promoted, got promoted, got a promotion, new role, new position, new employment, start my new work',
    wito: 'kazi mpya, nimepata kazi, nimeajiriwa, nimepandishwa cheo, kuanza kazi, baraka za kazi mpya, kubariki kazi mpya',
    passages:
      'COL.3.23-24 PRO.16.3 JOS.1.9 PSA.90.17 DEU.28.12-13 PHP.4.13 JAS.1.17 PSA.37.5 PSA.75.6-7 1TH.5.18 PRO.3.5-6 PSA.1.3 PSA.126.3 ECC.9.10',
  },
  {
    key: 'business',
    tone: 'plain',
    english: 'business',
    swahili: 'biashara',
    calls:
      'business, success in business, business success, entrepreneur, trade, customers, shop, enterprise, sales, investment, investing, starting a business, profits, profit, market, boda business, company, side hustle, my stall, jua kali, economy, loss in business, clients',
    wito: 'biashara, duka, wateja, -uza, faida, uwekezaji, soko, hasara, mfanyabiashara, mtaji',
    passages:
      'PRO.16.3 DEU.8.18 PRO.11.1 PSA.1.3 PRO.13.11 PRO.22.29 PRO.10.22 JOS.1.8 PRO.21.5 LUK.16.10 PRO.16.11 ECC.11.6 PSA.90.17 PRO.11.25 DEU.28.12',
  },
  {
    key: 'success',
    tone: 'plain',
    english: 'success',
    swahili: 'mafanikio',
    calls:
      'success, successful, succeed, prosper, prosperity, achievement, goals, ambition, dreams come true, excellence, progress, flourish, victory in life, favour at work, elevation',
    wito: 'mafanikio, -fanikiwa, ustawi, malengo, maendeleo, -stawi',
    passages:
      'JOS.1.8 PRO.16.3 PSA.1.1-3 JER.29.11 PSA.37.4-5 PRO.3.5-6 MAT.6.33 DEU.28.1-2 PSA.20.4 3JN.1.2 PHP.4.13 1KI.2.3 MAT.16.26 MIC.6.8',
  },
  {
    key: 'failure',
    tone: 'courage',
    english: 'failure and getting up again',
    swahili: 'kushindwa na kuinuka tena',
    calls:
      'failure, failed, fail, failing, i failed, failed my exam, failed my exams, mistake, mistakes, fell, fallen, try again, setback, defeat, defeated, did not make it, didnt make it, second attempt, disappointment, disappointed, failed exam, business failed, business is failing, business collapsed, business closed, closed my business, closed my shop',
    wito: '-shindwa, kushindwa, -feli, nimefeli, nimeanguka, -anguka, makosa, nimeshindwa, nimefeli mtihani, nimeanguka mtihani, biashara imeanguka, biashara yangu imeanguka, biashara imefilisika',
    passages:
      'PRO.24.16 PSA.37.23-24 PSA.73.26 MIC.7.8 2CO.12.9 PHP.3.13-14 LAM.3.22-23 ROM.8.28 2CO.4.8-9 ISA.41.10 PSA.145.14 GAL.6.9 JHN.21.15-17 JER.29.11',
  },
  {
    key: 'provision',
    tone: 'courage',
    english: 'God’s provision',
    swahili: 'Mungu anayetupa mahitaji',
    calls:
      'provision, provide, provider, my needs, all our needs, basic needs, daily needs, financial, finances, broke, no money, rent, bills, hungry, hunger, food, no food, school fees, fees, cannot pay, cant pay, poor, poverty, lack, lacking, struggling financially, money problems, afford, need money, financial crisis, hard economic times, nothing to eat, unga, cost of living, landlord, financial breakthrough, salary delayed',
    wito: 'mahitaji, -pungukiwa, umaskini, maskini, masikini, sina pesa, sina hela, pesa, karo ya shule, kodi ya nyumba, kodi, njaa, chakula, ukosefu, riziki, hatuna chakula, sina chakula, gharama ya maisha, uchumi mgumu, ufukara, bwana atatoa',
    passages:
      'PHP.4.19 MAT.6.31-33 PSA.23.1 PSA.37.25 LUK.12.24 PSA.34.10 2CO.9.8 GEN.22.14 1KI.17.14-16 MAT.6.25-26 PSA.145.15-16 ISA.58.11 HEB.13.5 MAT.6.11 JHN.6.35',
  },
  {
    key: 'debt',
    tone: 'courage',
    english: 'debt',
    swahili: 'madeni',
    calls:
      'debt, debts, loan, loans, owe, owing, creditors, borrowed, borrow, lending, auctioneers, fuliza, mshwari, shylock, crb, mortgage, bankrupt, bankruptcy, in debt, lend, lender',
    wito: 'deni, madeni, mkopo, mikopo, -daiwa, -kopa, wadai, -kopesha',
    passages:
      'PHP.4.19 2KI.4.7 ROM.13.8 PSA.37.25 MAT.6.33 PRO.3.9-10 DEU.28.12 PSA.50.15 MAT.6.12 PSA.34.17 LUK.14.28 PRO.21.5 HEB.13.5',
  },
  {
    key: 'money',
    tone: 'plain',
    english: 'money and riches',
    swahili: 'pesa na utajiri',
    calls:
      'money, rich, riches, wealth, wealthy, love of money, greed, greedy, materialism, possessions, covet, coveting, covetousness, mammon, treasure, treasures, savings, save money, lottery, budget, stewardship',
    wito: 'utajiri, tajiri, matajiri, mali, kupenda pesa, tamaa ya pesa, uroho, -tamani mali, uchoyo, hazina',
    passages:
      'MAT.6.19-21 1TI.6.10 HEB.13.5 MAT.6.24 ECC.5.10 PRO.13.11 1TI.6.17-19 LUK.12.15 MRK.8.36 PRO.11.28 PRO.30.8-9 DEU.8.18 PRO.10.22 1TI.6.6-8 PRO.28.20',
  },
  {
    key: 'gambling',
    tone: 'courage',
    english: 'freedom from gambling',
    swahili: 'uhuru kutoka kwa kamari',
    calls:
      'gambling, gamble, gambler, betting, bet, bets, lottery, casino, jackpot, sportpesa, aviator, cant stop gambling, cant stop betting, betting has taken, lost money betting, gambling has taken, gambling addiction, betting addiction, addicted to betting, addicted to gambling',
    wito: 'kamari, -cheza kamari, kubeti, ninabeti, nabeti, -beti, bahati nasibu',
    passages:
      'JHN.8.36 PRO.13.11 1CO.10.13 HEB.13.5 MAT.6.31-33 GAL.5.1 1TI.6.6-10 PRO.28.20 PHP.4.19 1JN.1.9 LAM.3.22-23 PRO.21.5',
  },
  {
    key: 'giving',
    tone: 'joy',
    english: 'giving',
    swahili: 'utoaji',
    calls:
      '~give, how to give, giving to god, generous, generosity, tithe, tithes, tithing, offering, offerings, offertory, donate, donation, charity, help the poor, helping the poor, cheerful giver, sadaka, firstfruits, alms, harambee, sowing seed, help the needy, treat the poor, care for the poor, the poor',
    wito: 'sadaka, utoaji, -toa, zaka, fungu la kumi, matoleo, -changia, mchango, ukarimu, kusaidia maskini, malimbuko',
    passages:
      '2CO.9.6-8 LUK.6.38 MAL.3.10 PRO.11.24-25 ACT.20.35 PRO.3.9-10 PRO.19.17 MAT.6.3-4 LUK.21.1-4 MAT.25.40 DEU.16.17 1JN.3.17-18 PRO.22.9 ISA.58.10 HEB.13.16',
  },
  {
    key: 'contentment',
    tone: 'plain',
    english: 'contentment',
    swahili: 'kuridhika',
    calls:
      'content, contentment, contented, satisfied, satisfaction, enough, simple life, wanting more, never enough, compare with others, unsatisfied, simplicity, complaining, complain, grumbling, murmuring',
    wito: '-ridhika, kuridhika, -tosheka, -nung’unik, -lalamik, malalamiko, manunguniko, -nungunik',
    passages:
      'PHP.4.11-13 1TI.6.6-8 HEB.13.5 PSA.23.1 PRO.15.16 ECC.4.6 PSA.16.5-6 PHP.2.14 MAT.6.31-33 PRO.30.8-9 PSA.131.2 PRO.14.30 PSA.103.2-5 LUK.12.15',
  },
  {
    key: 'farming',
    tone: 'plain',
    english: 'sowing, rain and harvest',
    swahili: 'kilimo, mvua na mavuno',
    calls:
      'farm, farming, farmer, farmers, harvest, crops, crop, planting, rain, rains, drought, sowing, soil, maize, cattle, cows, livestock, shamba, seeds, ploughing, dry season, long rains, dairy, coffee, tea farm, rains have failed, rains failed, rain has failed, crops failed, crops have failed, harvest failed, harvest has failed, no rain',
    wito: 'kilimo, shamba, mkulima, wakulima, mavuno, mvua, ukame, -panda, -vuna, mazao, mifugo, mbegu, ng’ombe, mahindi, kiangazi, ngombe, mvua haijanyesha, mvua imekosa',
    passages:
      'GEN.8.22 PSA.65.9-11 JAS.5.7 PSA.126.5-6 DEU.28.12 ECC.11.4-6 2CO.9.10 ZEC.10.1 LEV.26.4 JOL.2.23-24 GAL.6.9 PSA.67.6 HAB.3.17-18 JAS.5.17-18 ISA.55.10-11 DEU.11.14',
  },
  {
    key: 'decision',
    tone: 'plain',
    english: 'guidance in a decision',
    swahili: 'mwongozo katika uamuzi',
    calls:
      'decision, decisions, decide, choose, choice, choices, guidance, guide, direction, directions, confused, confusion, which way, what should i do, dont know what to do, feel lost, i am lost, im lost, crossroads, gods will, will of god, god’s will, lead me, lost my way, path, discern, discernment, clarity, counsel, advice, which job, which path, undecided, hear god speak, hear gods voice, hearing god, how does god speak, god speak to me',
    wito: 'uamuzi, maamuzi, -amua, mwongozo, -ongoz, njia sahihi, -chagua, chaguo, nimechanganyikiwa, nifanye nini, sijui nifanye nini, mapenzi ya mungu, mwelekeo, ushauri, njia panda, kusikia sauti ya mungu, sauti ya mungu',
    passages:
      'PRO.3.5-6 JAS.1.5 PSA.32.8 ISA.30.21 PSA.119.105 PRO.16.9 PSA.25.4-5 PRO.11.14 PSA.37.23 JHN.16.13 ROM.12.2 PSA.143.10 COL.3.15 PRO.19.21 ISA.58.11',
  },
  {
    key: 'wisdom',
    tone: 'plain',
    english: 'wisdom',
    swahili: 'hekima',
    calls:
      'wisdom, wise, understanding, insight, prudence, discernment, foolishness, knowledge of god, make me wise, folly, solomon wisdom',
    wito: 'hekima, busara, ufahamu, maarifa, mwenye hekima, akili',
    passages:
      'JAS.1.5 PRO.3.13-15 PRO.9.10 PRO.2.6 PRO.4.7 JAS.3.17 PRO.3.5-7 COL.2.2-3 PSA.90.12 PRO.16.16 1KI.3.9 ECC.7.12 PRO.19.20 DAN.2.20-21 PSA.111.10',
  },
  {
    key: 'leadership',
    tone: 'plain',
    english: 'leading others',
    swahili: 'uongozi',
    calls:
      'leader, leaders, leadership, leading, lead others, manager, prefect, elder, elders, servant leadership, team leader, how to lead, chairman, chairperson, headboy, headgirl, bishop, deacon',
    wito: 'uongozi, kiongozi, viongozi, -ongoza watu, wazee wa kanisa, kiranja',
    passages:
      'MRK.10.43-45 JOS.1.9 PSA.78.72 1PE.5.2-3 PRO.11.14 EXO.18.21 1TI.4.12 ROM.12.8 1KI.3.9 MIC.6.8 PRO.29.2 JHN.13.14-15 2SA.23.3-4 PHP.2.3-5',
  },
  {
    key: 'nation',
    tone: 'plain',
    english: 'our nation and its leaders',
    swahili: 'taifa letu na viongozi wake',
    calls:
      'nation, country, kenya, government, president, election, elections, politics, politicians, voting, vote, corruption, corrupt, bribe, bribery, madaraka, jamhuri, mashujaa, leaders of our country, authorities, protest, protests, national prayer, parliament, patriotism, taxes, tax, heal our land, governor, rulers, mp, independence day, our country, country and leaders, our leaders, pray for our leaders, pray for our country, prayer for our country, prayer for our nation, national leaders',
    wito: 'taifa, nchi, nchi yetu, serikali, rais, uchaguzi, kura, siasa, wanasiasa, ufisadi, rushwa, hongo, viongozi wa nchi, ushuru, kenya yetu, maandamano, nchi yetu na viongozi, viongozi wetu, kuombea nchi, kuombea taifa',
    passages:
      '2CH.7.14 1TI.2.1-2 PSA.33.12 PRO.14.34 ROM.13.1 JER.29.7 PRO.29.2 PSA.72.1-4 AMO.5.24 MAT.22.21 PRO.21.1 PSA.122.6-8 EXO.23.8 MIC.6.8 ISA.32.17-18',
  },
  {
    key: 'justice',
    tone: 'courage',
    english: 'justice',
    swahili: 'haki',
    calls:
      'justice, injustice, unfair, unjust, oppressed, oppression, court, court case, judge me, lawyer, wrongly accused, rights, exploited, denied justice, human rights, verdict, land grabbed, advocate, lawsuit, treated unfairly, fairness, cheated out, boss treats me unfairly, treats me badly, treat me unfairly, treats me unfairly',
    wito: 'haki, -onewa, udhalimu, dhuluma, mahakama, kesi, mahakamani, -dhulumu, uonevu, wakili, haki yangu',
    passages:
      'PSA.103.6 MIC.6.8 AMO.5.24 ISA.1.17 PSA.37.5-6 LUK.18.7-8 ROM.12.19 PSA.82.3-4 PRO.31.8-9 PSA.9.9 DEU.32.4 ISA.30.18 PSA.146.7-9 ISA.54.17 PSA.43.1',
  },
  {
    key: 'prison',
    tone: 'courage',
    english: 'those in prison',
    swahili: 'walio gerezani',
    calls:
      'prison, jail, prisoner, prisoners, arrested, imprisoned, remand, inmate, behind bars, police cell, in custody, bail, sentenced, released from prison, cell, son is in prison, husband is in prison, brother is in prison, father is in prison, son in jail, visiting a prisoner',
    wito: 'gereza, gerezani, jela, mfungwa, wafungwa, -kamatwa, -fungwa, mahabusu, korokoroni',
    passages:
      'PSA.146.7 HEB.13.3 MAT.25.36 PSA.142.7 ISA.61.1 ACT.16.25-26 PSA.107.13-16 PSA.69.33 GEN.39.20-21 PSA.79.11 LUK.4.18 2TI.2.9 LUK.23.42-43 ROM.8.1',
  },
  {
    key: 'service',
    tone: 'plain',
    english: 'serving others',
    swahili: 'kuwahudumia wengine',
    calls:
      'serve, serving, service, servant, volunteer, volunteering, ministry, ushering, usher, using my gifts, talents, talent, gifts, spiritual gifts, my calling, calling, nurse, nurses, soldiers, police officer, caregiver, my gift',
    wito: '-tumika, -hudumu, huduma, utumishi, mtumishi, -tumikia, karama, kipaji, vipawa, wito wangu, kujitolea',
    passages:
      '1PE.4.10 MRK.10.45 GAL.5.13 MAT.25.40 COL.3.23-24 ROM.12.6-8 JHN.13.14-15 HEB.6.10 MAT.20.26-28 1CO.12.4-7 JOS.24.15 1CO.15.58 PHP.2.3-4 GAL.6.9-10 ROM.12.11',
  },
  {
    key: 'purpose',
    tone: 'plain',
    english: 'the purpose of your life',
    swahili: 'kusudi la maisha yako',
    calls:
      'purpose, meaning of life, why am i here, purpose in life, my purpose, why was i born, reason for living, what is life about, meaning, mission in life, vision, why do i exist, called for',
    wito: 'kusudi, kusudi la maisha, maana ya maisha, sababu ya kuishi, kwa nini niliumbwa, maono, lengo la maisha',
    passages:
      'EPH.2.10 JER.29.11 ROM.8.28 PRO.19.21 PSA.138.8 ECC.12.13 JER.1.5 MIC.6.8 ISA.43.7 PHP.1.6 1PE.2.9 MAT.5.16 ACT.20.24 COL.1.16 HAB.2.2-3',
  },
];
