import type { Need } from './need.ts';

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Who God is: the Son and the year of his feasts, the Spirit, the Word, and what God gives. */
export const god: Need[] = [
  {
    key: 'god',
    tone: 'plain',
    english: 'who God is',
    swahili: 'Mungu ni nani',
    calls:
      'who is god, god, creator, almighty, attributes of god, character of god, greatness of god, holiness of god, sovereign, sovereignty, power of god, god is good, goodness of god, god the father, trinity, faithfulness, god is faithful, names of god, omnipresent, majesty, nature of god, about god',
    wito: 'mungu, mungu ni nani, mwenyezi, uweza wa mungu, ukuu wa mungu, wema wa mungu, uaminifu wa mungu, muumba, utatu, baba wa mbinguni, mungu ni mwema, mungu ni mwaminifu',
    passages:
      'PSA.103.8 1JN.4.16 ISA.40.28-29 PSA.145.3-5 DEU.7.9 EXO.34.6 ISA.6.3 JER.32.17 REV.4.11 PSA.100.5 GEN.1.1 2CO.13.14 DEU.6.4-5 PSA.90.2 LAM.3.22-23 JAS.1.17',
  },
  {
    key: 'jesus',
    tone: 'plain',
    english: 'Jesus Christ',
    swahili: 'Yesu Kristo',
    calls:
      'jesus, christ, who is jesus, son of god, messiah, lamb of god, good shepherd, name of jesus, lord jesus, jesus is lord, divinity of jesus, emmanuel, immanuel, king of kings, jesus christ',
    wito: 'yesu, kristo, yesu ni nani, mwana wa mungu, masihi, mwana kondoo, jina la yesu, yesu kristo, mchungaji mwema',
    passages:
      'JHN.14.6 JHN.1.1 JHN.1.14 PHP.2.9-11 COL.1.15-17 ISA.9.6 JHN.10.11 HEB.13.8 JHN.8.12 MAT.16.15-16 ACT.4.12 HEB.1.1-3 JHN.11.25-26 1TI.2.5 JHN.1.29 REV.1.17-18',
  },
  {
    key: 'cross',
    tone: 'plain',
    english: 'the cross of Christ',
    swahili: 'msalaba wa Kristo',
    calls:
      'cross, crucified, crucifixion, good friday, blood of jesus, died for us, died for our sins, sacrifice, calvary, passion of christ, atonement, jesus died, death of jesus, precious blood, the blood, holy communion, communion, lords supper, eucharist, last supper, bread and wine, jesus died on the cross, death of christ, christ died, death on the cross',
    wito: 'msalaba, msalabani, damu ya yesu, ijumaa kuu, -sulubiwa, alikufa kwa ajili, kalvari, dhabihu, meza ya bwana, ushirika mtakatifu, chakula cha bwana, kusulubiwa, kifo cha yesu, kufa kwa yesu, yesu alikufa, yesu alipigwa, alipigwa kwa ajili, alikufa msalabani',
    passages:
      'ISA.53.4-6 1PE.2.24 ROM.5.8 JHN.19.30 GAL.2.20 1CO.1.18 LUK.23.33-34 PHP.2.8 EPH.1.7 1JN.1.7 JHN.3.16 1PE.1.18-19 1CO.11.23-26 COL.2.13-15 GAL.6.14 2CO.5.21',
  },
  {
    key: 'easter',
    tone: 'joy',
    english: 'Easter: Christ is risen',
    swahili: 'Pasaka: Kristo amefufuka',
    calls:
      'easter, resurrection, risen, he is risen, empty tomb, rose from the dead, rose again, easter sunday, palm sunday, hosanna, resurrected, jesus alive, resurrection of jesus',
    wito: 'pasaka, ufufuo, -fufuka, amefufuka, kufufuka, kaburi tupu, jumapili ya pasaka, jumapili ya mitende, ufufuo wa yesu',
    passages:
      'MAT.28.5-6 JHN.11.25-26 1CO.15.3-4 LUK.24.5-7 1CO.15.20-22 ROM.6.4 1PE.1.3 ROM.8.11 1CO.15.55-57 JHN.20.15-18 ROM.10.9 REV.1.18 MRK.16.6 PHP.3.10-11 COL.3.1-2 MAT.21.9',
  },
  {
    key: 'christmas',
    tone: 'joy',
    english: 'Christmas',
    swahili: 'Krismasi',
    calls:
      'christmas, xmas, birth of jesus, nativity, manger, bethlehem, advent, jesus was born, christmas story, wise men, shepherds, boxing day, christmas eve, merry christmas, birth of christ, virgin mary, mary mother of jesus',
    wito: 'krismasi, noeli, kuzaliwa kwa yesu, bethlehemu, yesu alizaliwa, mamajusi, kuzaliwa kwake yesu, kuzaliwa kwa bwana yesu, mariamu',
    passages:
      'LUK.2.10-11 ISA.9.6 MAT.1.21-23 LUK.2.7 JHN.1.14 JHN.3.16 LUK.2.13-14 MIC.5.2 ISA.7.14 MAT.2.10-11 GAL.4.4-5 LUK.1.30-33 LUK.2.15-16 2CO.9.15 1JN.4.9 TIT.3.4-5',
  },
  {
    key: 'second-coming',
    tone: 'courage',
    english: 'the coming of the Lord',
    swahili: 'kuja kwa Bwana',
    calls:
      'second coming, end times, end of the world, rapture, jesus return, jesus is coming, last days, judgment day, judgement day, signs of the end, antichrist, mark of the beast, when will jesus come, end time, armageddon, 666, tribulation rapture',
    wito: 'kuja kwa yesu, kurudi kwa yesu, siku za mwisho, mwisho wa dunia, unyakuo, yesu anarudi, mpinga kristo, siku ya hukumu, nyakati za mwisho',
    passages:
      'ACT.1.11 1TH.4.16-18 MAT.24.36 JHN.14.3 MAT.24.42-44 TIT.2.13 REV.22.12 2PE.3.9-10 1TH.5.2 REV.1.7 LUK.21.28 MAT.24.14 1JN.3.2-3 PHP.3.20 REV.22.20 REV.21.3-4',
  },
  {
    key: 'hell',
    tone: 'plain',
    english: 'what Christ saves us from',
    swahili: 'hukumu ambayo Kristo anatuokoa nayo',
    calls:
      'hell, going to hell, lake of fire, eternal punishment, judgment, judgement, wrath of god, condemn, gods judgment',
    wito: 'jehanamu, hukumu, kuzimu, moto wa milele, ghadhabu ya mungu, jehanum',
    passages:
      'JHN.3.16-17 ROM.8.1 JHN.5.24 2PE.3.9 1TH.5.9 ROM.6.23 EZK.33.11 ROM.5.9 1TI.2.3-4 ACT.2.21 JHN.10.28 1JN.4.17 ROM.10.13',
  },
  {
    key: 'holy-spirit',
    tone: 'plain',
    english: 'the Holy Spirit',
    swahili: 'Roho Mtakatifu',
    calls:
      'holy spirit, holy ghost, spirit, pentecost, filled with the spirit, baptism of the holy spirit, speaking in tongues, tongues of fire, anointing, anointed, the helper, advocate spirit, gifts of the spirit',
    wito: 'roho mtakatifu, pentekoste, ujazo wa roho, -jazwa roho, msaidizi, kunena kwa lugha, upako, mafuta ya upako, kujazwa na roho',
    passages:
      'JHN.14.26 ACT.1.8 GAL.5.22-23 ROM.8.26-27 JHN.14.16-17 ACT.2.1-4 JOL.2.28 EPH.5.18 ROM.8.14-16 1CO.6.19 JHN.16.13 LUK.11.13 ROM.5.5 ZEC.4.6 EZK.36.26-27 ACT.2.38-39',
  },
  {
    key: 'bible',
    tone: 'plain',
    english: 'the Word of God',
    swahili: 'Neno la Mungu',
    calls:
      '~bible, word of god, scripture, scriptures, gods word, god’s word, read the bible, reading the bible, study the bible, meditate, meditation, memory verse, importance of scripture, is the bible true, bible reading, the word',
    wito: 'neno la mungu, ~biblia, maandiko, neno, kusoma biblia, kutafakari, -tafakari, maandiko matakatifu',
    passages:
      '2TI.3.16-17 PSA.119.105 HEB.4.12 ISA.40.8 MAT.4.4 JOS.1.8 PSA.119.11 PSA.1.1-3 ROM.10.17 ISA.55.10-11 PSA.19.7-8 JAS.1.22 MAT.24.35 COL.3.16 ROM.15.4 PSA.119.130 PRO.30.5',
  },
  {
    key: 'baptism',
    tone: 'joy',
    english: 'baptism',
    swahili: 'ubatizo',
    calls: 'baptism, baptised, baptized, baptise, baptize, water baptism, getting baptised, confirmation, christening',
    wito: 'ubatizo, -batizwa, -batiza, kubatizwa, ubatizo wa maji, kipaimara',
    passages:
      'ACT.2.38 ROM.6.3-4 MAT.28.19-20 GAL.3.26-27 MAT.3.16-17 MRK.16.16 1PE.3.21 COL.2.12 ACT.8.36-38 ACT.22.16 JHN.3.5 1CO.12.13 TIT.3.5',
  },
  {
    key: 'promises',
    tone: 'joy',
    english: 'God’s promises',
    swahili: 'ahadi za Mungu',
    calls:
      'promise, promises, gods promises, god’s promises, covenant, god keeps his word, promise keeper, faithful to his promises',
    wito: 'ahadi, ahadi za mungu, agano, mungu ni mwaminifu kwa ahadi',
    passages:
      '2CO.1.20 JOS.21.45 NUM.23.19 HEB.10.23 DEU.7.9 ISA.41.10 2PE.1.4 JER.29.11 ISA.43.2 1KI.8.56 PSA.145.13 HEB.6.18-19 ROM.4.20-21 ISA.54.10 HEB.13.5 JOS.23.14',
  },
  {
    key: 'blessing',
    tone: 'joy',
    english: 'God’s blessing',
    swahili: 'baraka za Mungu',
    calls:
      'blessing, blessings, bless, blessed, benediction, favour, favor, bless me, priestly blessing, bless my friend, god bless',
    wito: 'baraka, -bariki, -barikiwa, kibali, nibariki, mbarikiwa, kubarikiwa',
    passages:
      'NUM.6.24-26 PSA.1.1-3 DEU.28.2-6 JER.17.7-8 EPH.1.3 PRO.10.22 PSA.84.11-12 GEN.12.2-3 PSA.67.1-2 PSA.128.1-2 MAL.3.10 2CO.9.8 PSA.5.12 MAT.5.3-10 PSA.90.17 ROM.15.13',
  },
  {
    key: 'god-with-us',
    tone: 'courage',
    english: 'God who is with us',
    swahili: 'Mungu aliye pamoja nasi',
    calls:
      'god is with me, god with us, is god with me, never leave me, nor forsake, presence, god is near, with me always, does god see me, god sees me, walk with me, am i alone',
    wito: 'mungu yu pamoja nami, mungu yuko nami, mungu pamoja nasi, hataniacha, hatakuacha, bwana yu pamoja',
    passages:
      'JOS.1.9 ISA.41.10 MAT.28.20 DEU.31.6 PSA.23.4 PSA.139.7-10 HEB.13.5 ISA.43.2 PSA.46.1 ZEP.3.17 PSA.145.18 MAT.1.23 GEN.28.15 ROM.8.31 PSA.46.7 EXO.33.14',
  },
  {
    key: 'creation',
    tone: 'joy',
    english: 'God’s creation',
    swahili: 'uumbaji wa Mungu',
    calls:
      'creation, nature, environment, earth, animals, animal, mountains, mountain, trees, tree, sky, stars, sea, ocean, sun, moon, birds, who made the world, creation of the world, how the world began, who created, flowers, heavens declare, climate, dog, dogs, cat, pets, pet, beauty of nature, world god made, planet, rainbow, universe, science, water, river',
    wito: 'uumbaji, viumbe, mazingira, dunia, wanyama, milima, miti, nyota, bahari, ndege wa angani, maua, -umba, mungu aliumba, upinde wa mvua, mbwa',
    passages:
      'GEN.1.1 PSA.19.1-3 PSA.24.1 GEN.1.31 PSA.104.24-25 ROM.1.20 PSA.8.3-6 COL.1.16-17 GEN.2.15 JOB.12.7-10 PSA.95.4-5 NEH.9.6 PSA.148.1-5 PRO.12.10 MAT.6.26-29 REV.4.11 ISA.40.26',
  },
  {
    key: 'angels',
    tone: 'plain',
    english: 'angels',
    swahili: 'malaika',
    calls:
      'angel, angels, guardian angel, heavenly host, archangel, gabriel, michael the archangel, cherubim, seraphim',
    wito: 'malaika, malaika mlinzi, makerubi, maserafi',
    passages:
      'PSA.91.11-12 PSA.34.7 HEB.1.14 PSA.103.20 HEB.13.2 LUK.2.13-14 MAT.18.10 LUK.15.10 EXO.23.20 DAN.6.22 LUK.1.19 2KI.6.16-17 REV.5.11-12 ACT.12.7',
  },
  {
    key: 'light',
    tone: 'courage',
    english: 'light in the darkness',
    swahili: 'nuru gizani',
    calls:
      'light, darkness, dark, light of the world, shine, let your light shine, dark times, in the dark, lamp, dark season, lights',
    wito: 'nuru, giza, mwanga, gizani, taa, nuru ya ulimwengu, -angaza',
    passages:
      'JHN.8.12 PSA.27.1 JHN.1.5 MAT.5.14-16 PSA.119.105 ISA.9.2 ISA.60.1 1JN.1.5-7 PSA.18.28 EPH.5.8 2CO.4.6 MIC.7.8 PSA.139.11-12 1PE.2.9 JHN.12.46',
  },
  {
    key: 'freedom',
    tone: 'joy',
    english: 'freedom in Christ',
    swahili: 'uhuru katika Kristo',
    calls:
      'freedom, free, liberty, set free, bondage, chains, deliver me, delivered, liberated, break free, bound, slavery, yoke, captive, captives',
    wito: 'uhuru, -wekwa huru, utumwa, minyororo, -komboa, ukombozi, vifungo, -kombolewa, huru',
    passages:
      'JHN.8.36 GAL.5.1 2CO.3.17 JHN.8.31-32 ROM.8.1-2 ISA.61.1 PSA.118.5 ROM.6.22 LUK.4.18 PSA.107.14 COL.1.13-14 PSA.116.16 GAL.5.13 PSA.34.4 ROM.6.14',
  },
  {
    key: 'truth',
    tone: 'plain',
    english: 'truth',
    swahili: 'kweli',
    calls:
      'truth, true, truthful, what is truth, the truth, false teaching, false prophets, false prophet, false teachers, deception, heresy, idols, idol, idolatry, other gods, horoscope, astrology',
    wito: 'kweli, ukweli, manabii wa uongo, mafundisho ya uongo, sanamu, ibada ya sanamu',
    passages:
      'JHN.14.6 JHN.8.32 JHN.17.17 EPH.4.15 PSA.25.5 JHN.16.13 EPH.4.25 PSA.119.160 PRO.12.22 1JN.4.1 MAT.7.15-16 ZEC.8.16 3JN.1.4 PSA.86.11 EXO.20.3-4 1JN.5.21',
  },
];
