import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** How to live: temptation, temper, tongue, and the fruit of the Spirit. */
export const character: Need[] = [
  {
    key: 'temptation',
    tone: 'courage',
    english: 'temptation',
    swahili: 'majaribu',
    calls:
      'temptation, tempted, tempt, tempting, resist, resisting, giving in to sin, struggling with sin, falling into sin, keep sinning, overcome sin, habitual sin, secret sin, same sin, stop sinning, pressure me, pressures me, pressured to, pressure to drink, pressure to have sex, friends pressure',
    wito: '-jaribiwa, majaribu, kishawishi, vishawishi, -shawishika, nashindwa na dhambi, kushinda dhambi, dhambi inanishinda',
    passages:
      '1CO.10.13 JAS.4.7 MAT.26.41 HEB.4.15-16 JAS.1.12-14 PSA.119.11 GAL.5.16 ROM.6.12-14 2PE.2.9 EPH.6.11 HEB.2.18 PRO.4.14-15 LUK.22.40 MAT.6.13 ROM.13.14',
  },
  {
    key: 'purity',
    tone: 'courage',
    english: 'purity',
    swahili: 'usafi wa moyo',
    calls:
      'lust, lustful, pornography, porn, masturbation, sexual sin, fornication, adultery, sex before marriage, sexual immorality, purity, pure, pure heart, impure thoughts, sexual temptation, sexual purity, sex, prostitution, affair, virginity, premarital, homosexuality, gay, lesbian, sexuality, chastity, unclean thoughts',
    wito: 'uasherati, uzinzi, zinaa, tamaa za mwili, tamaa ya mwili, ponografia, picha chafu, usafi, usafi wa moyo, ngono, tamaa mbaya, punyeto, moyo safi',
    passages:
      'PSA.51.10 1CO.6.18-20 MAT.5.8 1TH.4.3-5 PSA.119.9-11 2TI.2.22 1CO.10.13 PHP.4.8 GAL.5.16 JOB.31.1 EPH.5.3 HEB.13.4 ROM.13.14 1JN.1.9 PRO.6.27-28',
  },
  {
    key: 'addiction',
    tone: 'courage',
    english: 'freedom from addiction',
    swahili: 'uhuru kutoka kwa uraibu',
    calls:
      'addiction, addicted, addict, alcohol, drunk, drunkard, drunkenness, drinking, drugs, drug, smoking, cigarettes, bhang, weed, beer, alcoholic, alcoholism, sober, sobriety, miraa, stop drinking, quit drinking, cocaine, heroin, wine, bad habit, bad habits, chang’aa, phone addiction, social media, drink too much, drinks too much, drinking too much, drink alcohol, drinks alcohol, alcohol problem, cant stop drinking',
    wito: 'pombe, ulevi, mlevi, -levya, dawa za kulevya, bangi, sigara, -vuta sigara, uraibu, mraibu, teja, miraa, muguka, tabia mbaya, -kunywa pombe, mvinyo, kuacha pombe',
    passages:
      '1CO.10.13 JHN.8.36 GAL.5.1 1CO.6.12 EPH.5.18 2CO.5.17 ROM.6.12-14 PSA.40.1-3 PHP.4.13 1CO.6.19-20 PRO.20.1 ROM.13.13-14 JAS.4.7-8 PSA.107.13-14 TIT.2.11-12 1PE.5.8-10',
  },
  {
    key: 'anger',
    tone: 'plain',
    english: 'anger',
    swahili: 'hasira',
    calls:
      'anger, angry, temper, rage, furious, wrath, mad at, short temper, irritated, annoyed, upset, frustrated, frustration, control my temper, outburst, hot tempered, hatred, hate',
    wito: 'hasira, -kasirik, ghadhabu, -udhika, mwenye hasira, nimekasirika, chuki, -chukia, kukasirika, -ghadhibik',
    passages:
      'JAS.1.19-20 PRO.15.1 EPH.4.26-27 PSA.37.8 PRO.16.32 PRO.29.11 ECC.7.9 COL.3.8 EPH.4.31-32 PRO.14.29 PRO.19.11 PSA.4.4 ROM.12.19 PRO.15.18',
  },
  {
    key: 'angry-with-god',
    tone: 'courage',
    english: 'when you are angry with God',
    swahili: 'kumkasirikia Mungu',
    calls:
      'angry with god, angry at god, mad at god, why did god, why god, god let this happen, blame god, disappointed with god, god is unfair, god took, hate god, why did god take',
    wito: 'nimemkasirikia mungu, kwa nini mungu, mbona mungu, kumlaumu mungu, namlaumu mungu',
    passages:
      'PSA.13.1-6 PSA.62.8 PSA.42.9-11 LAM.3.19-24 PSA.73.21-26 JOB.1.21 HAB.3.17-18 ISA.55.8-9 PSA.22.1-3 ROM.8.28 JOB.42.1-3 PSA.77.7-12 1PE.5.7',
  },
  {
    key: 'revenge',
    tone: 'plain',
    english: 'leaving revenge to God',
    swahili: 'kumwachia Mungu kisasi',
    calls:
      'revenge, vengeance, avenge, pay back, payback, get back at, get even, retaliate, retaliation, eye for an eye, vengeful',
    wito: 'kisasi, -lipiza kisasi, -lipiza, malipizi, kulipa ubaya',
    passages:
      'ROM.12.17-19 MAT.5.38-39 PRO.20.22 1PE.3.9 LEV.19.18 1TH.5.15 ROM.12.20-21 PRO.24.29 LUK.6.27-29 HEB.10.30 EPH.4.31-32 GEN.50.19-20 PRO.25.21-22',
  },
  {
    key: 'jealousy',
    tone: 'plain',
    english: 'envy and jealousy',
    swahili: 'wivu',
    calls:
      'jealous, jealousy, envy, envious, comparing, comparison, compare, others have more, why do the wicked prosper, jealous of my friend',
    wito: 'wivu, kijicho, husuda, -ona wivu, -hasidi, kulinganisha, -jilinganisha',
    passages:
      'HEB.13.5 PSA.37.1-4 PSA.73.23-26 1CO.13.4 PRO.14.30 JAS.3.16-17 GAL.5.25-26 PRO.27.4 ROM.12.15 1PE.2.1 PSA.73.2-3 ECC.4.4 EXO.20.17 GAL.6.4 PHP.4.11-12 JHN.21.21-22',
  },
  {
    key: 'pride',
    tone: 'plain',
    english: 'pride and humility',
    swahili: 'kiburi na unyenyekevu',
    calls:
      'pride, proud, arrogant, arrogance, humble, humility, boast, boasting, ego, haughty, humbled, be humble, modesty, selfish, selfishness, self centred, meek, meekness, lowly',
    wito: 'kiburi, majivuno, -jivuna, unyenyekevu, mnyenyekevu, -nyenyeke, majisifu, -jisifu, ubinafsi, upole',
    passages:
      'JAS.4.6 PHP.2.3-4 1PE.5.5-6 PRO.16.18 MIC.6.8 PRO.11.2 MAT.23.12 COL.3.12 EPH.4.2 ROM.12.3 PHP.2.5-8 PRO.22.4 JAS.4.10 LUK.14.11 MAT.5.5 ROM.12.16 PSA.25.9',
  },
  {
    key: 'patience',
    tone: 'plain',
    english: 'patience',
    swahili: 'uvumilivu',
    calls:
      'patience, patient, impatient, impatience, longsuffering, long suffering, be patient, patiently, learn patience',
    wito: 'subira, uvumilivu, mvumilivu, -vumili, kuvumilia, saburi, kukosa subira',
    passages:
      'ROM.12.12 JAS.1.2-4 PSA.37.7-9 GAL.6.9 ISA.40.31 COL.3.12 EPH.4.2 PRO.14.29 LAM.3.25-26 ECC.7.8 ROM.8.25 PSA.40.1 HEB.6.12 JAS.5.7-8 1CO.13.4 ROM.5.3-4',
  },
  {
    key: 'perseverance',
    tone: 'courage',
    english: 'not giving up',
    swahili: 'kutokata tamaa',
    calls:
      'persevere, perseverance, endure, endurance, persistence, persist, dont give up, do not give up, keep on, want to quit, press on, run the race, determination, not giving up, never give up, finish well, commitment, steadfast, steadfastness, want to give up, feel like giving up, motivation, motivate',
    wito: 'ustahimilivu, -stahimili, usikate tamaa, kuvumilia hadi mwisho, kutokata tamaa, songa mbele, -endelea mbele, bidii',
    passages:
      'GAL.6.9 HEB.12.1-2 JAS.1.12 PHP.3.13-14 2CO.4.16-18 ROM.5.3-5 1CO.15.58 ISA.40.31 2TI.4.7-8 MAT.24.13 2CO.4.8-9 HEB.10.35-36 PSA.27.13-14 PHP.1.6 2TH.3.13',
  },
  {
    key: 'self-control',
    tone: 'plain',
    english: 'self-control and discipline',
    swahili: 'kiasi na nidhamu',
    calls:
      'self control, self-control, discipline, temperance, moderation, gluttony, overeating, self discipline, control myself, procrastination, procrastinating, restraint, impulsive, disciplined',
    wito: 'kiasi, nidhamu, -jitawala, -jizuia, ulafi, kujidhibiti, -jidhibiti',
    passages:
      'GAL.5.22-23 PRO.25.28 2TI.1.7 1CO.9.25-27 PRO.16.32 TIT.2.11-12 2PE.1.5-7 1CO.10.13 ROM.12.1-2 HEB.12.11 1PE.5.8 PRO.13.3 1CO.6.12 1CO.10.31',
  },
  {
    key: 'laziness',
    tone: 'plain',
    english: 'laziness and diligence',
    swahili: 'uvivu na bidii',
    calls:
      'lazy, laziness, sluggard, idle, idleness, slothful, sloth, unmotivated, wasting time, hardworking, procrastinate',
    wito: 'uvivu, mvivu, wavivu, -zembea, uzembe, mzembe',
    passages:
      'COL.3.23 PRO.13.4 PRO.6.6-8 PRO.10.4 ECC.9.10 ROM.12.11 2TH.3.10-12 PRO.14.23 HEB.6.11-12 PRO.12.24 EPH.5.15-16 PRO.20.4 PRO.24.30-34',
  },
  {
    key: 'tongue',
    tone: 'plain',
    english: 'the words we speak',
    swahili: 'maneno tunayosema',
    calls:
      'gossip, gossiping, tongue, words, speech, speak, slander, backbiting, rumours, rumors, cursing, swearing, vulgar, insulting others, careless words, complaining words, taming the tongue, what i say, harsh words, kind words, talk too much, foul language, rumour',
    wito: 'ulimi, masengenyo, -sengenya, umbea, mbea, maneno, maneno mabaya, kusengenya, uvumi, usengenyaji',
    passages:
      'PSA.19.14 EPH.4.29 PRO.18.21 PRO.15.1 JAS.3.5-6 JAS.1.26 PSA.141.3 PRO.16.28 PRO.12.18 COL.4.6 MAT.12.36-37 PRO.21.23 PRO.16.24 PRO.11.13 JAS.1.19',
  },
  {
    key: 'honesty',
    tone: 'plain',
    english: 'honesty',
    swahili: 'uaminifu',
    calls:
      'honest, honesty, lie, lies, lying, liar, integrity, cheat, cheating, cheating in exams, steal, stealing, dishonest, telling the truth, truthfulness, trustworthy, faithful in little, faithful, stole, upright, transparency, keeping promises, hypocrite, hypocrisy',
    wito: 'uaminifu, mwaminifu, uongo, -danganya, mwongo, udanganyifu, -iba, wizi, uadilifu, mnafiki, unafiki, kusema ukweli',
    passages:
      'PRO.10.9 PRO.28.6 EPH.4.25 LUK.16.10 PRO.12.22 PRO.11.3 COL.3.9-10 PSA.15.1-2 EXO.20.15-16 MAT.5.37 PRO.19.1 2CO.8.21 EPH.4.28 PSA.24.3-4 PRO.20.7',
  },
  {
    key: 'kindness',
    tone: 'joy',
    english: 'kindness',
    swahili: 'wema',
    calls:
      'kind, kindness, gentle, gentleness, goodness, good deeds, doing good, do good, good works, compassion for others, be nice, respect, respecting others, caring, considerate, golden rule, tenderhearted, polite',
    wito: 'wema, fadhila, utu wema, -tenda mema, upole, matendo mema, kutenda mema, mpole, ukarimu',
    passages:
      'EPH.4.32 COL.3.12 GAL.6.9-10 MAT.7.12 PRO.11.17 LUK.6.35 GAL.5.22-23 PRO.3.3-4 MIC.6.8 HEB.13.16 PRO.19.17 1PE.3.8 TIT.3.4-5 MAT.5.16 ROM.12.10',
  },
  {
    key: 'obedience',
    tone: 'plain',
    english: 'obeying God',
    swahili: 'kumtii Mungu',
    calls:
      'obey, obedience, obedient, disobedience, disobedient, commandments, commandment, keep his commandments, follow god, following jesus, follow jesus, disciple, disciples, discipleship, doers of the word, law of god, deny yourself, gods law, following christ',
    wito: 'utii, -tii, kumtii mungu, amri, amri za mungu, -fuata yesu, mwanafunzi wa yesu, wanafunzi wa yesu, kumfuata yesu, utiifu',
    passages:
      'JHN.14.15 1SA.15.22 JAS.1.22 DEU.28.1 LUK.9.23 JHN.14.21 PSA.119.1-2 1JN.5.3 DEU.11.1 LUK.11.28 ACT.5.29 ISA.1.19 MAT.7.24-25 JHN.15.10 2JN.1.6 ECC.12.13',
  },
  {
    key: 'holiness',
    tone: 'plain',
    english: 'a holy life',
    swahili: 'maisha matakatifu',
    calls:
      'holy, holiness, sanctification, sanctified, righteous, righteousness, godly, godliness, live right, please god, pleasing god, live for god, living sacrifice, renew my mind, mind, thoughts, my thoughts, renewing of the mind, worldly, love of the world, set apart, negative thoughts, transformed, christian life, living for god, clean life',
    wito: 'utakatifu, -takatifu, utakaso, haki ya mungu, mtauwa, utauwa, kumpendeza mungu, kuishi kwa haki, -takaswa, nia mpya, mawazo mabaya, maisha matakatifu',
    passages:
      'ROM.12.1-2 1PE.1.15-16 PHP.4.8 HEB.12.14 MAT.5.6 2CO.7.1 COL.3.1-2 1TH.4.7 1JN.2.15-17 PSA.24.3-4 GAL.2.20 2CO.10.5 EPH.4.22-24 MAT.5.8 1TI.4.8 LEV.20.7',
  },
  {
    key: 'fruit-of-the-spirit',
    tone: 'joy',
    english: 'the fruit of the Spirit',
    swahili: 'tunda la Roho',
    calls:
      'fruit of the spirit, fruits of the spirit, fruits of the holy spirit, bear fruit, fruitful, fruitfulness, bearing fruit',
    wito: 'tunda la roho, matunda ya roho, -zaa matunda, matunda ya roho mtakatifu, kuzaa matunda',
    passages:
      'GAL.5.22-23 JHN.15.4-5 COL.1.10 PSA.1.3 EPH.5.8-9 MAT.7.16-17 JHN.15.8 JHN.15.16 GAL.5.16 PHP.1.11 JAS.3.17-18 2PE.1.5-8',
  },
  {
    key: 'judging',
    tone: 'plain',
    english: 'judging others',
    swahili: 'kuhukumu wengine',
    calls:
      'judge, judging, judging others, judgmental, judgemental, do not judge, criticise, criticize, criticism, criticised, critical, people judge me, being judged',
    wito: '-hukumu, kuhukumu, kuhukumu wengine, wananihukumu, msihukumu, -laumu, lawama',
    passages:
      'MAT.7.1-3 LUK.6.37 JHN.8.7 ROM.14.10 JAS.4.11-12 ROM.2.1 1SA.16.7 JHN.7.24 GAL.6.1 1CO.4.5 ROM.14.13 EPH.4.2 ROM.8.33-34',
  },
];
