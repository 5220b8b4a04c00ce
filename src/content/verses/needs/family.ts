import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Marriage, children, parents, friends and neighbours. */
export const family: Need[] = [
  {
    key: 'marriage',
    tone: 'plain',
    english: 'marriage',
    swahili: 'ndoa',
    calls:
      'marriage, married, spouse, husband and wife, anniversary, married life, marital, my marriage, ~husband, ~wife, couples, couple, better husband, better wife',
    wito: 'ndoa, mume na mke, -oana, maisha ya ndoa, ~mume wangu, ~mke wangu, wanandoa',
    passages:
      '1CO.13.4-7 EPH.5.25 GEN.2.24 ECC.4.9-12 COL.3.14 MRK.10.9 EPH.5.33 1PE.4.8 PRO.18.22 EPH.4.2-3 HEB.13.4 RUT.1.16 PRO.31.10-11 1PE.3.7',
  },
  {
    key: 'wedding',
    tone: 'joy',
    english: 'a wedding',
    swahili: 'harusi',
    calls:
      'wedding, getting married, engaged, engagement, bride, bridegroom, groom, wedding day, vows, newlyweds, newly wed, i am marrying, ruracio, proposal',
    wito: 'harusi, arusi, -funga ndoa, -oa, -olewa, bibi harusi, bwana harusi, uchumba, kufunga ndoa',
    passages:
      '1CO.13.4-7 GEN.2.24 COL.3.14 ECC.4.9-12 RUT.1.16-17 SNG.8.6-7 EPH.5.31 1JN.4.7 PSA.118.24 PRO.3.3-4 MRK.10.6-9 JOS.24.15 NUM.6.24-26 SNG.2.10-12',
  },
  {
    key: 'marriage-trouble',
    tone: 'courage',
    english: 'trouble in marriage',
    swahili: 'matatizo katika ndoa',
    calls:
      'marriage problems, marriage is in trouble, husband drinks, we fight, marriage is falling apart, marriage is failing, save my marriage, fighting with my wife, fighting with my husband, quarrel with my husband, quarrel with my wife, separated, my husband does not love me, husband does not come home, restore my marriage, troubled marriage, argue with my husband, argue with my wife, husband drinks, wife drinks, husband is always out, husband comes home late',
    wito: 'matatizo ya ndoa, ndoa yangu ina shida, ndoa inavunjika, tunagombana na mume, tunagombana na mke, ndoa ina matatizo, migogoro ya ndoa',
    passages:
      'EPH.4.31-32 1CO.13.4-7 COL.3.12-14 PSA.34.18 1PE.4.8 JAS.1.19-20 PRO.15.1 EPH.4.26-27 MRK.10.9 MAT.19.26 ECC.4.12 PHP.4.6-7 PSA.147.3',
  },
  {
    key: 'unfaithfulness',
    tone: 'sorrow',
    english: 'trust that was broken in a marriage',
    swahili: 'uaminifu uliovunjwa katika ndoa',
    calls:
      'husband cheated, wife cheated, husband cheated on me, wife cheated on me, cheating husband, cheating wife, unfaithful husband, unfaithful wife, infidelity, my husband is cheating, my wife is cheating, affair, adultery of my husband, side chick, another woman, another man',
    wito: 'mume wangu ana mwanamke mwingine, mume si mwaminifu, mume wangu ananidanganya, mke wangu ananidanganya, mpango wa kando, mke wangu ana mwanaume mwingine, ameoa mwanamke mwingine',
    passages:
      'PSA.34.18 PSA.55.22 PSA.147.3 PSA.62.8 ISA.41.10 PSA.73.26 ISA.43.1-2 LAM.3.22-23 HEB.13.4 JAS.1.5 ISA.54.4-6 PSA.37.5-7',
  },
  {
    key: 'divorce',
    tone: 'sorrow',
    english: 'hope after a divorce',
    swahili: 'tumaini baada ya talaka',
    calls:
      'divorce, divorced, divorcing, separation, my husband left, my wife left, left me for another, ex husband, ex wife, single mother, single mum, single parent, single father, husband left me, wife left me',
    wito: 'talaka, -talikiwa, tumeachana na mume, tumetengana, mume wangu ameniacha, mke wangu ameniacha, mama pekee, kulea peke yangu, mzazi pekee',
    passages:
      'PSA.34.18 ISA.43.18-19 ISA.54.4-6 PSA.147.3 LAM.3.22-23 JER.29.11 ROM.8.38-39 PSA.68.5-6 ISA.41.10 PHP.3.13-14 DEU.31.8 2CO.5.17 HEB.13.5',
  },
  {
    key: 'singleness',
    tone: 'courage',
    english: 'being single and waiting for a partner',
    swahili: 'kusubiri mwenzi wa maisha',
    calls:
      'single, singleness, single and waiting, find a husband, find a wife, need a husband, need a wife, future husband, future wife, life partner, soulmate, waiting for marriage, waiting for a husband, waiting for a wife, dating, boyfriend, girlfriend, courtship, relationship, relationships, want to get married, looking for a wife, looking for a husband, choosing a partner, crush, unmarried',
    wito: 'mchumba, mwenzi wa maisha, sijaolewa, sijaoa, natafuta mke, natafuta mume, nataka kuoa, nataka kuolewa, mpenzi, bado sijaolewa, bado sijaoa',
    passages:
      'PSA.37.4-5 1CO.7.32-35 GEN.2.18 PRO.18.22 ISA.40.31 MAT.6.33 PRO.3.5-6 2CO.6.14 SNG.8.4 PSA.84.11 PHP.4.11-13 PRO.31.30 1CO.7.7 PSA.27.14',
  },
  {
    key: 'children',
    tone: 'joy',
    english: 'children',
    swahili: 'watoto',
    calls:
      'children, ~child, kids, ~kid, ~my son, ~my daughter, ~sons, ~daughters, toddler, little ones, ~baby, ~teenager, for my children, blessing for my children, verse for kids, sunday school, grandchildren, grandson, granddaughter',
    wito: 'watoto, ~mtoto, ~mwanangu, ~wanangu, ~binti yangu, ~mvulana, ~msichana, vijukuu, wajukuu',
    passages:
      'PSA.127.3 MRK.10.14-16 ISA.54.13 3JN.1.4 MAT.19.14 PRO.22.6 PSA.139.13-14 DEU.6.6-7 MAT.18.10 PSA.8.2 1SA.1.27-28 PSA.128.3-4 LUK.2.52 ISA.44.3',
  },
  {
    key: 'new-baby',
    tone: 'joy',
    english: 'the gift of a child',
    swahili: 'zawadi ya mtoto',
    calls:
      'new baby, newborn, birth, born, expecting, pregnant, pregnancy, gave birth, baby shower, unborn, labour, childbirth, naming, dedication, baby dedication, delivered a baby, expectant, just had a baby, having a baby, now have a baby',
    wito: '-jifungua, -jifungua mtoto, mimba, mjamzito, ujauzito, -zaliwa, mtoto mchanga, nimepata mtoto, nimebarikiwa na mtoto, tumebarikiwa na mtoto, kichanga, tumepata mtoto, kujifungua, mja mzito',
    passages:
      'PSA.127.3 PSA.139.13-16 1SA.1.27-28 JER.1.5 LUK.1.44 ISA.66.9 JHN.16.21 PSA.22.9-10 PSA.71.6 ISA.40.11 JAS.1.17 MRK.10.14-16 NUM.6.24-26 LUK.1.46-49',
  },
  {
    key: 'infertility',
    tone: 'sorrow',
    english: 'longing for a child',
    swahili: 'kutamani mtoto',
    calls:
      'barren, barrenness, infertile, infertility, cannot conceive, cant conceive, trying for a baby, want a child, childless, cannot have children, cant have children, ivf, waiting for a child, no children, conceive, cannot get pregnant, cant get pregnant, unable to have children, desire a child, praying for a child, want a baby, want to have a baby, want to have a child, want to be a mother, want to be a father, trying for a child, trying to have a baby, trying to have a child, trying to conceive, hoping for a baby, hoping for a child, not conceiving, not getting pregnant, years without a child, pregnancy test negative, failed ivf, struggling to conceive, long for a child, long for a baby',
    wito: 'tasa, mgumba, utasa, ugumba, sina mtoto, hatuna mtoto, sijapata mtoto, natafuta mtoto, natamani mtoto, kukosa mtoto, siwezi kupata mtoto, hatujapata mtoto, nataka mtoto, tunataka mtoto, nahitaji mtoto, tunatafuta mtoto, kupata mtoto, hatujajaliwa mtoto, sijajaliwa mtoto, sishiki mimba, kushika mimba, sijabarikiwa na mtoto',
    passages:
      '1SA.1.10-11 1SA.1.27-28 GEN.21.1-2 LUK.1.36-37 PSA.113.9 ISA.54.1 GEN.18.14 HEB.11.11 PSA.37.4-5 PSA.34.18 GEN.25.21 ROM.8.28 GEN.30.22 LUK.1.13',
  },
  {
    key: 'parenting',
    tone: 'plain',
    english: 'raising children',
    swahili: 'malezi ya watoto',
    calls:
      'parenting, raise my children, raising children, raising kids, bring up children, discipline my child, teach my children, parent, good parent, good mother, good father, upbringing, training children, how to raise',
    wito: 'malezi, -lea, kulea watoto, -kuza watoto, nidhamu ya watoto, kufundisha watoto, mzazi mwema',
    passages:
      'PRO.22.6 DEU.6.6-7 EPH.6.4 COL.3.21 PSA.127.3 ISA.54.13 PSA.78.4-7 PRO.14.26 JOS.24.15 2TI.3.15 PRO.29.17 PSA.103.13 JAS.1.5 3JN.1.4',
  },
  {
    key: 'wayward-child',
    tone: 'courage',
    english: 'a child who has lost the way',
    swahili: 'mtoto aliyepotea njia',
    calls:
      'rebellious, rebellious son, rebellious daughter, stubborn child, wayward, prodigal, my son is on drugs, son on drugs, daughter on drugs, stubborn, stubborn daughter, stubborn son, my son drinks, my son left, my daughter left, my son is lost, child left the faith, disobedient son, disobedient daughter, disobedient child, my son refuses, my son does not listen, troubled teenager, wont listen, does not listen, doesnt listen, refuses to listen, child has gone astray, son is in bad company, unruly, my son has left the church, ran away from home, daughter is rebellious, son is rebellious, child is rebellious',
    wito: 'mtoto mkaidi, mtoto mtukutu, mwanangu amepotea, mwanangu hasikii, mtoto mwasi, mtoto hasikii, mwana mpotevu, kijana wangu amepotea, mwanangu anakunywa pombe, mtoto wangu amepotea, watoto wakaidi, hawanisikii, watoto hawanisikii, hanisikii, watoto hawasikii',
    passages:
      'LUK.15.20-24 ISA.49.25 JER.31.16-17 PRO.22.6 LUK.15.4-6 ACT.16.31 1PE.5.7 ISA.54.13 2PE.3.9 PHP.1.6 JAS.5.16 MAT.18.12-14 LUK.18.1 ISA.44.3',
  },
  {
    key: 'parents',
    tone: 'plain',
    english: 'honouring father and mother',
    swahili: 'kuwaheshimu baba na mama',
    calls:
      'parents, my parents, honour your parents, honour my parents, honor your father, honor my parents, honour father, obey parents, obey your parents, respect parents, difficult parents, fighting with my parents, parents dont understand, parents quarrel, caring for parents',
    wito: 'wazazi, wazazi wangu, heshimu baba na mama, kuheshimu wazazi, kutii wazazi, -waheshimu wazazi',
    passages:
      'EPH.6.1-3 EXO.20.12 COL.3.20 PRO.1.8-9 PRO.23.22 1TI.5.4 LEV.19.3 PRO.6.20-22 MAT.15.4 PRO.23.24-25 JHN.19.26-27 1TI.5.8',
  },
  {
    key: 'mother',
    tone: 'joy',
    english: 'mothers',
    swahili: 'akina mama',
    calls: '~mother, ~mum, ~mom, mothers day, motherhood, being a mother, my mother birthday, ~mama',
    wito: '~mama, ~mama yangu, akina mama, siku ya mama, uzazi wa mama',
    passages:
      'PRO.31.25-28 ISA.66.13 PRO.31.30-31 EXO.20.12 2TI.1.5 PRO.1.8 ISA.49.15 LUK.1.46-49 1SA.1.27-28 JHN.19.26-27 PRO.23.25 PSA.113.9 LUK.2.19',
  },
  {
    key: 'father',
    tone: 'joy',
    english: 'fathers',
    swahili: 'akina baba',
    calls: '~father, ~dad, ~daddy, fathers day, fatherhood, being a father',
    wito: '~baba, ~baba yangu, akina baba, siku ya baba, ubaba',
    passages:
      'PSA.103.13 EPH.6.4 PRO.20.7 JOS.24.15 PRO.23.24 MAT.7.9-11 LUK.15.20 PRO.3.11-12 COL.3.21 DEU.1.31 1TH.2.11-12 PSA.128.1-4 GEN.18.19 HEB.12.9',
  },
  {
    key: 'family',
    tone: 'plain',
    english: 'the family',
    swahili: 'familia',
    calls:
      'family, families, household, ~home, ~my home, ~relatives, ~siblings, ~brother, ~sister, in laws, in-laws, mother in law, mother-in-law, clan, family unity, bless my home, bless this house, family prayer',
    wito: 'familia, jamaa, ~nyumba yangu, ~ndugu, ~dada, ~kaka, ukoo, wakwe, mama mkwe, ~ndugu zangu, jamii yangu',
    passages:
      'JOS.24.15 PSA.133.1 ACT.16.31 COL.3.13-14 PSA.127.1 PSA.128.1-4 EPH.4.32 1TI.5.8 PRO.24.3-4 GEN.28.14 RUT.1.16 PRO.17.17 DEU.6.6-7 1JN.4.20-21',
  },
  {
    key: 'family-quarrel',
    tone: 'courage',
    english: 'peace in a quarrelling family',
    swahili: 'amani katika familia yenye ugomvi',
    calls:
      'family conflict, family fights, family quarrel, family is fighting, parents are fighting, parents fight, parents always fight, siblings fighting, fight over land, land dispute, inheritance, quarrel with my brother, quarrel with my sister, not talking to my brother, not talking to my sister, brothers are fighting, my family is divided, family feud, conflict with my mother in law, doesnt talk to me, does not talk to me, wont talk to me, not talking to me, refuses to talk to me, stopped talking to me, doesnt speak to me, not speaking to me, does not speak to me, wont speak to me, not on speaking terms, estranged, in law hates me, mother in law hates, mother in law is difficult, problems with my in laws, fight with my in laws, family hates me, sister hates me, brother hates me',
    wito: 'ugomvi wa familia, familia inagombana, ugomvi wa shamba, urithi, ndugu wanagombana, tunagombana nyumbani, mgogoro wa familia, mzozo wa ardhi, hazungumzi nami, haongei nami, hataki kuongea nami, hatuongei',
    passages:
      'COL.3.13-14 ROM.12.18 PSA.133.1 GEN.13.8-9 MAT.5.23-24 EPH.4.31-32 PRO.15.1 GEN.50.20-21 PRO.17.1 JAS.1.19-20 1PE.3.8-9 GEN.33.4 PRO.10.12',
  },
  {
    key: 'friendship',
    tone: 'joy',
    english: 'friendship',
    swahili: 'urafiki',
    calls:
      'friend, friends, friendship, best friend, good friends, choosing friends, bad company, bad friends, peer pressure, true friend, companion, friends leading me astray, friends mislead me',
    wito: 'rafiki, marafiki, urafiki, rafiki wa kweli, marafiki wabaya, kampuni mbaya',
    passages:
      'PRO.17.17 PRO.18.24 JHN.15.13-15 ECC.4.9-10 PRO.27.17 PRO.13.20 1SA.18.1 PRO.27.9 1CO.15.33 PRO.27.6 RUT.1.16 GAL.6.2 1TH.5.11 ROM.12.10',
  },
  {
    key: 'neighbour',
    tone: 'plain',
    english: 'loving your neighbour',
    swahili: 'kumpenda jirani',
    calls:
      '~neighbour, ~neighbor, love your neighbour, love my neighbour, difficult neighbour, love others, loving others, love one another, strangers, foreigner, foreigners, refugee, refugees, immigrants, tribalism, tribe, racism, discrimination, help others, helping others, hospitality, visitors, guests, welcome strangers',
    wito: '~jirani, ~majirani, kumpenda jirani, wageni, mgeni, ukabila, wakimbizi, ubaguzi, kusaidia wengine, pendaneni, ukarimu, kupenda wengine',
    passages:
      'MRK.12.31 LUK.10.33-37 JHN.13.34-35 LEV.19.33-34 GAL.3.28 HEB.13.1-2 ROM.13.10 MAT.25.35-36 GAL.6.2 ACT.10.34-35 PHP.2.3-4 ROM.12.13 1JN.3.18 MAT.7.12',
  },
  {
    key: 'forgiving-others',
    tone: 'plain',
    english: 'forgiving others',
    swahili: 'kusamehe wengine',
    calls:
      'forgive someone, forgive others, forgiving others, forgive another, forgive each other, forgive him, forgive her, forgive them, hard to forgive, cannot forgive, cant forgive, unforgiveness, bitterness, bitter, grudge, grudges, resentment, wronged me, hurt me, how to forgive, forgive people, let it go, offended me, forgive my enemies, forgive enemies, forgive those who, forgive my father, forgive my mother, forgive my husband, forgive my wife, forgive my friend, struggling to forgive, struggle to forgive, how do i forgive, help me forgive, help me to forgive, learn to forgive, want to forgive',
    wito: 'kusamehe, -msamehe, kusameheana, -samehe wengine, uchungu, kinyongo, amenikosea, wamenikosea, siwezi kusamehe, nimsamehe, chuki',
    passages:
      'EPH.4.31-32 COL.3.13 MAT.6.14-15 MAT.18.21-22 MRK.11.25 LUK.6.37 LUK.23.34 ROM.12.17-19 GEN.50.20-21 LUK.17.3-4 HEB.12.15 PRO.19.11 ACT.7.60',
  },
  {
    key: 'reconciliation',
    tone: 'plain',
    english: 'making peace again',
    swahili: 'kupatana tena',
    calls:
      'reconcile, reconciliation, make peace, quarrel, quarrelled, quarreled, conflict, conflicts, dispute, disagreement, argument, argue, apologise, apologize, sorry to someone, restore relationship, peacemaker, peacemakers, peacemaking, feud, fight with',
    wito: '-patana, upatanisho, -gombana, ugomvi, mgogoro, mzozo, -omba radhi, -patanisha, mapatano, mpatanishi',
    passages:
      'MAT.5.23-24 ROM.12.18 2CO.5.18-19 MAT.5.9 EPH.4.26-27 COL.3.13-14 MAT.18.15 PRO.15.1 JAS.3.17-18 HEB.12.14 EPH.4.2-3 PSA.34.14 GEN.33.4',
  },
  {
    key: 'men',
    tone: 'plain',
    english: 'men of God',
    swahili: 'wanaume wa Mungu',
    calls:
      'men, man of god, manhood, being a man, godly man, verse for men, boys, men of glory, brotherhood, verse for my husband, good man',
    wito: 'wanaume, mwanamume, mume mwema, mwanaume, wavulana, mtu wa mungu',
    passages:
      '1CO.16.13-14 MIC.6.8 JOS.1.8-9 PSA.1.1-3 EPH.5.25 1TI.6.11-12 PRO.27.17 1KI.2.2-3 PSA.112.1-2 PRO.20.7 TIT.2.6-7 JOS.24.15 PSA.15.1-2',
  },
  {
    key: 'women',
    tone: 'plain',
    english: 'women of faith',
    swahili: 'wanawake wa imani',
    calls:
      'women, woman, godly woman, virtuous woman, womanhood, lady, ladies, girls, verse for women, women of faith, virtuous, proverbs 31 woman, noble woman, verse for my wife',
    wito: 'wanawake, mwanamke, mke mwema, wasichana, mabinti, mwanamke wa imani',
    passages:
      'PRO.31.25-26 PRO.31.30 LUK.1.45 PSA.46.5 RUT.3.11 1PE.3.3-4 PRO.31.10-11 EST.4.14 LUK.1.38 PSA.139.14 JDG.4.4 LUK.8.1-3 GAL.3.28 TIT.2.3-5',
  },
  {
    key: 'youth',
    tone: 'plain',
    english: 'young people',
    swahili: 'vijana',
    calls:
      'youth, young, young people, teenagers, teens, young man, young woman, young adults, being young, youths, teenage, teenager, ~adolescent',
    wito: 'vijana, kijana, ujana, mabarobaro',
    passages:
      '1TI.4.12 ECC.12.1 PSA.119.9 JER.1.7-8 2TI.2.22 PSA.71.5 1SA.17.45 PRO.3.1-4 LAM.3.27 1JN.2.14 DAN.1.8 TIT.2.6-7 JOL.2.28 ROM.12.2',
  },
  {
    key: 'old-age',
    tone: 'plain',
    english: 'growing old',
    swahili: 'uzee',
    calls:
      'old age, old people, getting old, older people, i am old, im old, elderly, ageing, aging, growing old, grandparents, grandmother, grandfather, grey hair, gray hair, retirement, retire, retired, senior citizens, pension, my grandma, my grandpa, i retire, i am retiring, retire this, about to retire',
    wito: 'uzee, mzee, wazee, -zeeka, kustaafu, -staafu, bibi yangu, babu, nyanya, mvi',
    passages:
      'ISA.46.4 PSA.71.18 PSA.92.12-14 PSA.71.9 2CO.4.16 PRO.16.31 JOB.12.12 PSA.37.25 LEV.19.32 PSA.90.12 2TI.4.7-8 PSA.23.6 JOS.14.10-12',
  },
  {
    key: 'birthday',
    tone: 'joy',
    english: 'a birthday',
    swahili: 'siku ya kuzaliwa',
    calls:
      'birthday, birthdays, happy birthday, turning a year older, another year, my birthday, turn 18, turn 21, turn 30, turn 40, turn 50, born on this day',
    wito: 'siku ya kuzaliwa, siku yangu ya kuzaliwa, birthday yangu, kuzaliwa kwangu, heri ya kuzaliwa',
    passages:
      'PSA.118.24 NUM.6.24-26 PSA.90.12 PSA.139.13-14 PSA.20.4 JER.29.11 PSA.71.6 LAM.3.22-23 PSA.16.11 PSA.103.1-5 PHP.1.6 ZEP.3.17 PSA.91.16 PRO.9.11',
  },
];
