import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Fear, danger, waiting, and the courage that God gives. */
export const fear: Need[] = [
  {
    key: 'fear',
    tone: 'courage',
    english: 'courage when you are afraid',
    swahili: 'ujasiri unapoogopa',
    calls:
      'afraid, fear, fearful, fears, scared, scary, so scared, frightened, terrified, terror, panic, panicking, phobia, frightening, dread, timid, nervous, high risk pregnancy, pregnancy is high risk, pregnant and scared, pregnant and afraid, pregnancy complications, afraid of childbirth, afraid of giving birth, complications in pregnancy',
    wito: '-ogop, hofu, uoga, woga, mwoga, -tishwa, kitisho, -tetemek, mimba ina matatizo, naogopa kujifungua',
    passages:
      'ISA.41.10 PSA.56.3-4 2TI.1.7 PSA.27.1 JOS.1.9 PSA.34.4 DEU.31.6 PSA.23.4 JHN.14.27 PSA.118.6 1JN.4.18 ISA.43.1-2 PSA.46.1-2 HEB.13.6',
  },
  {
    key: 'anxiety',
    tone: 'courage',
    english: 'peace when you are anxious',
    swahili: 'amani unapokuwa na wasiwasi',
    calls:
      'anxious, anxiety, worry, worried, worries, worrying, stressed, stress, restless, overthinking, overthink, uneasy, troubled, panic attack, tense, pressure, deadline, deadlines, cant stop thinking, concern, stressing, uncertainty, unsure about tomorrow, ~tomorrow',
    wito: 'wasiwasi, -hangaik, mahangaiko, -fadhaik, fadhaa, mawazo mengi, mawazo, msongo wa mawazo, -sumbuk, -sumbuliwa, mashaka, presha',
    passages:
      'PHP.4.6-7 1PE.5.7 MAT.6.25-27 MAT.6.33-34 JHN.14.27 PSA.55.22 ISA.26.3 PSA.94.19 MAT.11.28-30 PRO.12.25 PSA.46.10 ISA.41.10 COL.3.15 LUK.12.22-26',
  },
  {
    key: 'peace',
    tone: 'plain',
    english: 'the peace of God',
    swahili: 'amani ya Mungu',
    calls: 'peace, peaceful, calm, serenity, peace of mind, inner peace, quiet heart, tranquility, stillness, be still',
    wito: 'amani, utulivu, -tulia, amani moyoni',
    passages:
      'JHN.14.27 PHP.4.6-7 ISA.26.3 NUM.6.24-26 PSA.29.11 COL.3.15 ROM.5.1 PSA.4.8 JHN.16.33 2TH.3.16 MAT.5.9 ROM.12.18 PSA.119.165 ISA.9.6',
  },
  {
    key: 'courage',
    tone: 'courage',
    english: 'courage',
    swahili: 'ujasiri',
    calls:
      'courage, courageous, brave, bravery, bold, boldness, confidence, confident, stand firm, standing firm, timid',
    wito: 'ujasiri, jasiri, shujaa, ushujaa, -jipa moyo, jipe moyo, moyo mkuu, kutia moyo',
    passages:
      'JOS.1.9 DEU.31.6 PSA.27.1 2TI.1.7 PSA.31.24 1CO.16.13 ISA.41.10 PSA.27.14 HEB.4.16 PRO.28.1 ACT.4.29 PHP.1.20 EPH.6.10 HEB.10.35',
  },
  {
    key: 'strength',
    tone: 'courage',
    english: 'strength',
    swahili: 'nguvu',
    calls:
      'strength, strong, weak, weakness, strengthen, strengthening, power to go on, no strength, energy, give me strength, keep going, carry on',
    wito: 'nguvu, dhaifu, udhaifu, -tia nguvu, -imarisha, -pa nguvu, mnyonge, unyonge, kuendelea',
    passages:
      'ISA.40.29-31 PHP.4.13 PSA.46.1 2CO.12.9-10 NEH.8.10 PSA.28.7 EPH.6.10 ISA.41.10 PSA.73.26 EPH.3.16 HAB.3.19 PSA.18.32-33 EXO.15.2 DEU.31.6',
  },
  {
    key: 'hope',
    tone: 'courage',
    english: 'hope',
    swahili: 'tumaini',
    calls:
      'hope, hopeful, hoping, giving up, give up, losing hope, lost hope, no hope, better days, light at the end, things will get better',
    wito: 'tumaini, matumaini, tarajio, kutumaini, tumaini jipya',
    passages:
      'JER.29.11 ROM.15.13 LAM.3.21-24 PSA.42.11 ISA.40.31 ROM.5.3-5 HEB.6.19 ROM.8.24-25 PSA.39.7 HEB.11.1 1PE.1.3 PSA.130.5 PSA.71.5 ROM.12.12',
  },
  {
    key: 'protection',
    tone: 'courage',
    english: 'God’s protection',
    swahili: 'ulinzi wa Mungu',
    calls:
      'protection, protect, safe, safety, danger, dangerous, guard, shield, shelter, insecurity in the area, security, thieves, robbers, robbed, robbery, thugs, ~attacked, carjacked, war, terrorist, terrorism, stolen, theft, burglars, hiding place, broken into, broke into, break in, burgled',
    wito: 'ulinzi, -linda, -lindwa, hatari, usalama, ngao, kimbilio, wezi, mwizi, -ibiwa, majambazi, vita, -vamiwa, wameingia nyumbani, wamevunja nyumba',
    passages:
      'PSA.91.1-4 PSA.121.7-8 PSA.46.1 2TH.3.3 PSA.91.9-11 PSA.27.1 PRO.18.10 PSA.34.7 ISA.54.17 PSA.4.8 PSA.18.2 PSA.32.7 DEU.31.6 PSA.3.3',
  },
  {
    key: 'travel',
    tone: 'courage',
    english: 'a safe journey',
    swahili: 'safari njema',
    calls:
      'travel, travelling, traveling, journey, trip, safari, flight, flying, road trip, driving, safe journey, going abroad, journey mercies, matatu, boda boda, bus, relocating, driver, long drive',
    wito: 'safari, -safiri, msafiri, ndege, barabarani, gari, dereva, safari njema',
    passages:
      'PSA.121.7-8 EXO.23.20 GEN.28.15 DEU.31.8 PSA.91.11 JOS.1.9 PSA.139.9-10 PRO.3.23-24 EXO.33.14 ISA.52.12 NUM.6.24-26 PSA.121.1-3',
  },
  {
    key: 'enemies',
    tone: 'courage',
    english: 'those who are against you',
    swahili: 'maadui',
    calls:
      'enemy, enemies, hate me, people against me, haters, opponents, fighting me, plotting, persecutors, against me, love your enemies, rival, rivals, evil people, someone hates me',
    wito: 'adui, maadui, wapinzani, wananipiga vita, wabaya wangu, wananipangia, wanaonichukia',
    passages:
      'ROM.8.31 MAT.5.44 ISA.54.17 PSA.27.1-3 PSA.23.5 EXO.14.14 ROM.12.20-21 PRO.16.7 PSA.118.6-7 LUK.6.27-28 DEU.28.7 PSA.18.3 2CH.20.15',
  },
  {
    key: 'bullying',
    tone: 'courage',
    english: 'being bullied or insulted',
    swahili: 'kuonewa na kudharauliwa',
    calls:
      'bully, bullied, bullying, bullies, mocked, mock, teased, laughed at, laugh at me, insulted, insult, insults, humiliated, ridicule, despised, disrespected, looked down on, cyberbullying, trolled, gossip about me, talk behind my back, false accusations, falsely accused, slandered',
    wito: '-onewa, -dhihakiwa, -chekwa, wananicheka, -tukanwa, matusi, -dharau, -kejeli, -singiziwa, wananisengenya',
    passages:
      'ROM.8.31 PSA.27.1 MAT.5.11-12 1PE.3.9 ISA.41.10 DEU.31.6 1PE.4.14 PSA.31.20 ISA.51.7 PRO.15.1 LUK.6.27-28 PSA.3.3 1TI.4.12',
  },
  {
    key: 'persecution',
    tone: 'courage',
    english: 'suffering for the faith',
    swahili: 'kuteswa kwa ajili ya imani',
    calls:
      'persecution, persecuted, persecute, suffer for christ, mocked for my faith, hated for my faith, martyr, martyrs, my family opposes my faith, laughed at for being a christian',
    wito: '-teswa kwa ajili, mateso kwa ajili ya imani, -udhiwa, wafia dini, kuteswa kwa ajili ya kristo',
    passages:
      'MAT.5.10-12 2TI.3.12 1PE.4.14-16 ROM.8.35-37 JHN.15.18-20 2CO.4.8-9 ACT.5.41 REV.2.10 1PE.3.14 2CO.12.10 JHN.16.33 HEB.13.6',
  },
  {
    key: 'spiritual-warfare',
    tone: 'courage',
    english: 'the fight against evil',
    swahili: 'vita vya kiroho',
    calls:
      'satan, devil, demons, demon, demonic, evil spirits, evil spirit, witchcraft, witch, witches, curse, curses, cursed, spiritual warfare, spiritual attack, armour of god, armor of god, whole armour, darkness, bewitched, juju, generational curse, oppression, spiritual battle, deliverance, charms, night runners, occult, exorcism',
    wito: 'shetani, ibilisi, mapepo, pepo, pepo wachafu, uchawi, mchawi, wachawi, laana, -rogwa, vita vya kiroho, silaha za mungu, ushirikina, mganga, majini, nguvu za giza',
    passages:
      'EPH.6.10-13 1JN.4.4 JAS.4.7 2CO.10.3-5 COL.2.15 LUK.10.19 ISA.54.17 1PE.5.8-9 GAL.3.13 REV.12.11 EPH.6.14-17 COL.1.13 1JN.3.8 2TH.3.3 PSA.91.5-6',
  },
  {
    key: 'night',
    tone: 'courage',
    english: 'sleep and quiet nights',
    swahili: 'usingizi na usiku mtulivu',
    calls:
      'sleep, sleepless, insomnia, cant sleep, cannot sleep, nightmare, nightmares, bad dreams, dreams, night, bedtime, going to bed, good night, goodnight, tonight, before sleep, evening prayer, awake at night',
    wito: 'usingizi, -lala, kulala, siwezi kulala, sipati usingizi, ndoto mbaya, ndoto, usiku mwema, usiku, jinamizi, lala salama',
    passages:
      'PSA.4.8 PRO.3.24 PSA.3.5 PSA.127.2 PSA.121.3-4 PSA.91.5 PSA.63.6-7 PSA.16.7-8 PSA.42.8 MAT.11.28 ISA.26.3 PSA.77.6',
  },
  {
    key: 'morning',
    tone: 'joy',
    english: 'the morning',
    swahili: 'asubuhi',
    calls:
      'morning verse, morning prayer, start my day, start the day, new day, begin the day, verse for the morning, wake up, dawn, this morning',
    wito: 'asubuhi, kuanza siku, siku mpya, kuamka, alfajiri, nimeamka',
    passages:
      'LAM.3.22-23 PSA.118.24 PSA.143.8 PSA.5.3 PSA.90.14 PSA.92.1-2 PSA.59.16 ISA.50.4 MRK.1.35 PSA.30.5 PSA.19.14 PRO.4.18',
  },
  {
    key: 'waiting',
    tone: 'courage',
    english: 'waiting for God’s time',
    swahili: 'kungoja wakati wa Mungu',
    calls:
      'waiting, wait, gods timing, god’s time, delay, delayed, delays, patient for, how long should i wait, wait on the lord, when will it happen, still waiting, right time, time for everything',
    wito: '-ngoja, -ngojea, -subiri, wakati wa mungu, -chelew, majira, wakati wa kila jambo',
    passages:
      'ISA.40.31 PSA.27.14 HAB.2.3 LAM.3.25-26 ECC.3.1 PSA.37.7 PSA.130.5-6 PSA.40.1 ROM.8.25 GAL.6.9 2PE.3.9 ISA.30.18 MIC.7.7 ECC.3.11',
  },
  {
    key: 'future',
    tone: 'courage',
    english: 'the future that God holds',
    swahili: 'kesho iliyo mikononi mwa Mungu',
    calls:
      'future, my future, ~tomorrow, what lies ahead, unknown, plans for me, gods plan, god’s plan, plans, destiny, what next, next year, new chapter',
    wito: '~kesho, maisha ya baadaye, siku zijazo, mpango wa mungu, mipango, hatima, wakati ujao, baadaye',
    passages:
      'JER.29.11 PRO.16.9 MAT.6.33-34 PRO.3.5-6 ROM.8.28 JAS.4.13-15 PSA.31.14-15 PRO.19.21 ISA.46.9-10 PHP.1.6 1CO.2.9 PSA.139.16 PRO.23.18 PSA.138.8',
  },
  {
    key: 'change',
    tone: 'courage',
    english: 'change and new beginnings',
    swahili: 'mabadiliko na mwanzo mpya',
    calls:
      'change, changes, transition, new beginning, new beginnings, starting over, start over, start afresh, fresh start, moving house, moved to a new, moving to a new, new town, new city, second chance, new season, new start, new home, new house, turning point',
    wito: 'mabadiliko, -badilika, mwanzo mpya, kuanza upya, nafasi ya pili, -hama, kuhamia, maisha mapya, nyumba mpya',
    passages:
      'ISA.43.18-19 2CO.5.17 LAM.3.22-23 JOS.1.9 HEB.13.8 ECC.3.1 DEU.31.8 PHP.3.13-14 MAL.3.6 REV.21.5 ROM.12.2 EZK.36.26 GEN.12.1-2 PSA.51.10',
  },
  {
    key: 'miracle',
    tone: 'courage',
    english: 'what only God can do',
    swahili: 'miujiza ya Mungu',
    calls:
      'miracle, miracles, impossible, nothing is impossible, breakthrough, need a breakthrough, wonders, god of miracles, supernatural, way where there is no way, make a way',
    wito: 'muujiza, miujiza, -wezekan, isiyowezekana, hakuna lisilowezekana, maajabu, ushindi wa ghafla, upenyo',
    passages:
      'LUK.1.37 MAT.19.26 JER.32.27 EPH.3.20 MRK.9.23 ISA.43.19 PSA.77.14 JER.32.17 MRK.11.22-24 GEN.18.14 JHN.14.12 ACT.3.16 EXO.14.14 2KI.6.16-17',
  },
  {
    key: 'victory',
    tone: 'joy',
    english: 'victory',
    swahili: 'ushindi',
    calls:
      'victory, victorious, overcome, overcomer, conquer, conquerors, triumph, ~win, ~winning, battle, battles, battle is the lords, giants, sports, tournament, competition',
    wito: 'ushindi, -shinda, mshindi, washindi, -shindi, mashindano, vita ni vya bwana',
    passages:
      '1CO.15.57 ROM.8.37 1JN.5.4 2CH.20.15 EXO.14.13-14 1SA.17.45-47 DEU.20.4 PSA.20.7 2CO.2.14 JHN.16.33 PHP.4.13 REV.12.11 1CO.9.24-25 ZEC.4.6',
  },
  {
    key: 'trust',
    tone: 'courage',
    english: 'trusting God',
    swahili: 'kumtumaini Mungu',
    calls:
      'trust, trusting, trust god, rely, depend on god, dependence, lean on, let go, surrender, surrendering, control, give it to god, believe in god, faithfulness of god',
    wito: '-tumaini, -tegemea, -mtumaini, kumtegemea, -aminia, -jisalimisha, kumtumaini mungu, kumwamini mungu',
    passages:
      'PRO.3.5-6 PSA.37.5 ISA.26.3-4 PSA.56.3-4 JER.17.7-8 PSA.9.10 PSA.62.8 NAM.1.7 PSA.20.7 PSA.118.8 PSA.46.10 ROM.15.13 PSA.28.7 PSA.143.8',
  },
];
