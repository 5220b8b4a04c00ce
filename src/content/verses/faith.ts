import type { Need } from './need.ts';

/** God, the Son, the Spirit, salvation, prayer and the Word. */
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
      'forgiveness, forgive, forgiven, forgive me, pardon, mercy on me, wash me, cleanse me, will god forgive me, can god forgive me, god forgive, clean heart, blot out',
    wito: 'msamaha, -sameh, nisamehe, -samehewa, ondoleo la dhambi, rehema kwangu, -safishwa dhambi, mungu anisamehe',
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
      'prayer, pray, praying, how to pray, prayers, intercession, pray for me, teach me to pray, prayer life, pray without ceasing, intercede, answered prayer, god hears, ask and it shall be given, prayer meeting, kesha',
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
  {
    key: 'god',
    tone: 'plain',
    english: 'who God is',
    swahili: 'Mungu ni nani',
    calls:
      'who is god, god, creator, almighty, attributes of god, character of god, greatness of god, holiness of god, sovereign, sovereignty, power of god, god is good, goodness of god, god the father, trinity, faithfulness, god is faithful, names of god, omnipresent, majesty, nature of god, about god',
    wito: 'mungu, mungu ni nani, mwenyezi, uweza wa mungu, ukuu wa mungu, wema wa mungu, uaminifu wa mungu, muumba, utatu, baba wa mbinguni, mungu ni mwema, mungu ni mwaminifu',
    passages:
      'EXO.34.6-7 ISA.40.28-29 1JN.4.16 PSA.145.3-5 DEU.7.9 ISA.6.3 JER.32.17 PSA.103.8 REV.4.11 PSA.100.5 GEN.1.1 2CO.13.14 DEU.6.4-5 PSA.90.2 LAM.3.22-23 JAS.1.17',
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
      'cross, crucified, crucifixion, good friday, blood of jesus, died for us, died for our sins, sacrifice, calvary, passion of christ, atonement, jesus died, death of jesus, precious blood, the blood, holy communion, communion, lords supper, eucharist, last supper, bread and wine',
    wito: 'msalaba, msalabani, damu ya yesu, ijumaa kuu, -sulubiwa, alikufa kwa ajili, kalvari, dhabihu, meza ya bwana, ushirika mtakatifu, chakula cha bwana, kusulubiwa',
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
    swahili: 'kile ambacho Kristo anatuokoa nacho',
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
      'bible, word of god, scripture, scriptures, gods word, god’s word, read the bible, reading the bible, study the bible, meditate, meditation, memory verse, importance of scripture, is the bible true, bible reading, the word',
    wito: 'neno la mungu, biblia, maandiko, neno, kusoma biblia, kutafakari, -tafakari, maandiko matakatifu',
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
