import { furtherStories } from './furtherStories.ts';

/** A story of the Bible that people ask for, and where it stands. */
export interface BibleStory {
  /** Completes `The Bible speaks of … here:`. */
  english: string;
  /** Completes `Hapa Biblia inazungumza kuhusu …:`. */
  swahili: string;
  /** What it is known by, as in `questions.ts`. */
  asks: string;
  passage: string;
}

/** The facts of a story in the order of `BibleStory`. */
export type StoryFacts = [english: string, swahili: string, asks: string, passage: string];

const story = ([english, swahili, asks, passage]: StoryFacts): BibleStory => ({ english, swahili, asks, passage });

/** The more special story stands before the more general one of the same people. */
export const bibleStories: BibleStory[] = (
  [
    ...furtherStories,
    ['Adam and Eve', 'Adamu na Hawa', 'adam|adamu+eve|hawa, eve|hawa+serpent|snake|fruit|nyoka|tunda', 'GEN.3.1-7'],
    [
      'Cain and Abel',
      'Kaini na Abeli',
      'cain|kaini|abel|abeli+kill*|cain|kaini|murder|alimuua|story|brother',
      'GEN.4.8-10',
    ],
    [
      'Noah and the flood',
      'Nuhu na gharika',
      'noah|nuhu+ark|flood|safina|gharika|animals|story, who|nani+built the ark|alijenga safina',
      'GEN.6.13-14',
    ],
    ['the tower of Babel', 'mnara wa Babeli', 'tower|mnara+babel|babeli', 'GEN.11.4-9'],
    [
      'the offering of Isaac',
      'kutolewa kwa Isaka',
      'abraham|ibrahimu|isaac|isaka+sacrific|kill*|offer|altar|toa|sadaka, abraham|ibrahimu+isaac|isaka',
      'GEN.22.1-13',
    ],
    ['Hagar in the desert', 'Hajiri jangwani', 'hagar|hajiri', 'GEN.21.14-19'],
    ['Lot and Sodom', 'Lutu na Sodoma', 'sodom|sodoma|lots wife|lot wife|mke wa lutu', 'GEN.19.24-26'],
    [
      'Jacob, who wrestled with God',
      'Yakobo aliyeshindana na Mungu',
      'jacob|yakobo+wrestl|limp|pigana mweleka|israel',
      'GEN.32.24-30',
    ],
    ['Dinah', 'Dina', 'dinah|dina+shechem|genesis|jacob|what|who|nani|yakobo', 'GEN.34.1-7'],
    [
      'Joseph and his brothers',
      'Yusufu na ndugu zake',
      'joseph|yusufu|yosefu+brothers|pit|sold|potiphar|dream|coat|ndugu|shimo|aliuzwa',
      'GEN.37.23-28',
    ],
    ['Moses in the basket', 'Musa ndani ya kikapu', 'moses|musa+basket|baby|river|kikapu|mtoni', 'EXO.2.1-10'],
    ['the burning bush', 'kijiti kilichowaka moto', 'burning bush|kijiti kinachowaka|kichaka', 'EXO.3.1-6'],
    ['the plagues of Egypt', 'mapigo ya Misri', 'plague|mapigo+egypt|pharaoh|misri|farao', 'EXO.7.14-18'],
    ['the Red Sea', 'Bahari ya Shamu', 'red sea|bahari ya shamu|crossing of the sea', 'EXO.14.21-27'],
    ['the golden calf', 'ndama wa dhahabu', 'golden calf|ndama', 'EXO.32.1-6'],
    ['the death of Moses', 'kifo cha Musa', 'moses|musa+die*|death|alikufa|kifo|buried', 'DEU.34.5-7'],
    ['the walls of Jericho', 'kuta za Yeriko', 'jericho|yeriko', 'JOS.6.15-20'],
    ['Rahab', 'Rahabu', 'rahab|rahabu', 'JOS.2.1-7'],
    ['Deborah', 'Debora', 'deborah|debora', 'JDG.4.4-9'],
    ['Gideon', 'Gideoni', 'gideon|gideoni', 'JDG.7.2-7'],
    ['Jephthah and his daughter', 'Yeftha na binti yake', 'jephthah|yeftha', 'JDG.11.30-35'],
    [
      'the death of Samson',
      'kifo cha Samsoni',
      'samson|samsoni+die*|death|temple|pillar|alikufa|bring|pushed|philistine|suicide',
      'JDG.16.28-30',
    ],
    [
      'Samson and Delilah',
      'Samsoni na Delila',
      'samson|samsoni|delilah|delila, strongest man|mwenye nguvu zaidi|mwanaume mwenye nguvu',
      'JDG.16.15-21',
    ],
    [
      'the Levite’s concubine',
      'suria wa Mlawi',
      'levite+concubine, concubine+gibeah|judges, suria+mlawi',
      'JDG.19.22-30',
    ],
    ['Ruth and Naomi', 'Ruthu na Naomi', 'ruth|ruthu+naomi|boaz|story|who', 'RUT.1.16-18'],
    ['Hannah’s prayer', 'ombi la Hana', 'hannah|hana+pray*|samuel|child|omb*|who', '1SA.1.10-18'],
    ['the call of Samuel', 'kuitwa kwa Samweli', 'samuel|samweli+call*|eli|voice|temple|aliitwa', '1SA.3.4-10'],
    ['David and Goliath', 'Daudi na Goliathi', 'goliath|goliathi', '1SA.17.45-50'],
    ['David and Jonathan', 'Daudi na Yonathani', 'david|daudi+jonathan|yonathani', '1SA.18.1-4'],
    ['the death of Saul', 'kifo cha Sauli', 'saul|sauli+die*|death|sword|kill*|alikufa|kifo', '1SA.31.3-6'],
    ['David, Bathsheba and Uriah', 'Daudi, Bathsheba na Uria', 'bathsheba|uriah|uria', '2SA.11.2-5'],
    ['Tamar and Amnon', 'Tamari na Amnoni', 'tamar|tamari|amnon|amnoni', '2SA.13.10-14'],
    ['the death of Absalom', 'kifo cha Absalomu', 'absalom|absalomu', '2SA.18.9-15'],
    ['Solomon’s judgment', 'hukumu ya Sulemani', 'solomon|sulemani+baby|two women|sword|judg*|mtoto', '1KI.3.24-27'],
    [
      'Elijah and the prophets of Baal',
      'Eliya na manabii wa Baali',
      'elijah|eliya+baal|carmel|fire|baali|karmeli|moto',
      '1KI.18.36-39',
    ],
    ['Elijah under the tree', 'Eliya chini ya mti', 'elijah|eliya+tree|die*|juniper|broom|mti|kufa', '1KI.19.4-8'],
    [
      'Elijah taken up to heaven',
      'Eliya kuchukuliwa mbinguni',
      'elijah|eliya+heaven|chariot|taken|mbinguni',
      '2KI.2.9-12',
    ],
    ['Naboth’s vineyard', 'shamba la mizabibu la Nabothi', 'naboth|nabothi', '1KI.21.11-16'],
    ['the death of Jezebel', 'kifo cha Yezebeli', 'jezebel|yezebeli', '2KI.9.33-37'],
    ['Naaman, who was healed', 'Naamani aliyeponywa', 'naaman|naamani', '2KI.5.10-14'],
    ['Esther before the king', 'Esta mbele ya mfalme', 'esther|esta|mordecai|haman', 'EST.4.13-16'],
    [
      'Job’s losses',
      'hasara za Ayubu',
      'job|ayubu+children|lost|wife|suffer*|story|losses|alipoteza|watoto|mateso',
      'JOB.1.18-22',
    ],
    [
      'the men in the furnace',
      'vijana katika tanuru',
      'shadrach|meshach|abednego|shadraka|furnace+fire|three|nebuchad*, tanuru',
      'DAN.3.24-27',
    ],
    ['Daniel among the lions', 'Danieli kati ya simba', 'daniel|danieli+lion|simba|den', 'DAN.6.19-23'],
    [
      'Jonah and the fish',
      'Yona na samaki',
      'jonah|yona+fish|whale|nineveh|samaki|ninawi|story|boat, swallowed|alimezwa|kumezwa+fish|whale|samaki',
      'JON.1.15-17',
    ],
    ['the birth of Jesus', 'kuzaliwa kwa Yesu', 'jesus|yesu+born|birth|bethlehem|kuzaliwa|alizaliwa', 'LUK.2.4-7'],
    [
      'the children of Bethlehem',
      'watoto wa Bethlehemu',
      'herod|herode|innocents+babies|children|infants|massacre|watoto',
      'MAT.2.16-18',
    ],
    [
      'the death of John the Baptist',
      'kifo cha Yohana Mbatizaji',
      'john the baptist|yohana mbatizaji+die*|death|head|killed|beheaded|alikufa|kichwa',
      'MRK.6.25-29',
    ],
    [
      'the lost son',
      'mwana mpotevu',
      'prodigal|mwana mpotevu|lost son+story|parable|mfano|hadithi|who',
      'LUK.15.17-24',
    ],
    ['the good Samaritan', 'Msamaria mwema', 'good samaritan|msamaria', 'LUK.10.30-37'],
    [
      'the feeding of the five thousand',
      'kulishwa kwa watu elfu tano',
      'five thousand|5000|loaves|mikate mitano',
      'MRK.6.38-44',
    ],
    [
      'Jesus walking on the water',
      'Yesu akitembea juu ya maji',
      'walk*+on water|on the water|juu ya maji',
      'MAT.14.25-31',
    ],
    ['the raising of Lazarus', 'kufufuliwa kwa Lazaro', 'lazarus|lazaro', 'JHN.11.38-44'],
    ['Zacchaeus', 'Zakayo', 'zacchaeus|zakayo', 'LUK.19.2-8'],
    ['Nicodemus', 'Nikodemo', 'nicodemus|nikodemo', 'JHN.3.1-5'],
    [
      'the woman at the well',
      'mwanamke kisimani',
      'woman|mwanamke+at the well|kisimani|samaritan woman',
      'JHN.4.13-18',
    ],
    [
      'the woman who anointed Jesus',
      'mwanamke aliyempaka Yesu mafuta',
      'woman|mary|mwanamke+oil|perfume|alabaster|ointment|mafuta|marhamu',
      'LUK.7.37-38',
    ],
    ['the last supper', 'karamu ya mwisho', 'last supper|karamu ya mwisho', 'LUK.22.14-20'],
    ['the ear of Malchus', 'sikio la Malko', 'malchus|malko, peter|petro|who|nani+ear|sikio', 'JHN.18.10-11'],
    ['Peter’s denial', 'Petro alivyomkana Yesu', 'peter|petro+den*|rooster|cock|alimkana|jogoo', 'LUK.22.56-62'],
    [
      'the end of Judas',
      'mwisho wa Yuda',
      'judas|yuda|yudasi+die*|death|hang*|kill*|suicide|alikufa|alijinyonga|alijiua',
      'MAT.27.3-5',
    ],
    ['Judas, who betrayed Jesus', 'Yuda aliyemsaliti Yesu', 'judas|iscariot|yuda iskariote|yudasi', 'MAT.26.14-16'],
    ['the thief on the cross', 'mwizi msalabani', 'thief|mwizi+cross|msalaba', 'LUK.23.39-43'],
    ['doubting Thomas', 'Tomaso aliyeshuku', 'thomas|tomaso+doubt*|hands|alishuku|mashaka', 'JHN.20.24-29'],
    ['Pentecost', 'Pentekoste', 'day of pentecost|siku ya pentekoste', 'ACT.2.1-4'],
    ['Ananias and Sapphira', 'Anania na Safira', 'sapphira|safira|ananias+sapphira|lied|land|die*', 'ACT.5.1-5'],
    [
      'the stoning of Stephen',
      'kupigwa mawe kwa Stefano',
      'stephen|stephano|stefano+ston*|death|die*|killed|martyr|mawe|alikufa, who was stoned',
      'ACT.7.57-60',
    ],
    [
      'Paul on the way to Damascus',
      'Paulo njiani kwenda Dameski',
      'paul|saul|paulo|sauli+damascus|christians|persecut*|convert*|dameski|blind',
      'ACT.9.1-6',
    ],
    ['Paul and Silas in prison', 'Paulo na Sila gerezani', 'paul|paulo+silas|sila', 'ACT.16.25-31'],
    // What is told of somebody, where nothing more is named.
    [
      'the birth of Jesus',
      'kuzaliwa kwa Yesu',
      'story|hadithi|kisa+christmas|krismasi|mary and joseph|joseph and mary',
      'LUK.2.4-7',
    ],
    ['the angel and Mary', 'malaika na Mariamu', 'story|hadithi|kisa+mary|maria|mariamu', 'LUK.1.28-35'],
    ['the empty tomb', 'kaburi tupu', 'story|hadithi|kisa+easter|pasaka', 'MAT.28.1-7'],
    ['the call of Abraham', 'wito wa Ibrahimu', 'story|hadithi|kisa+abraham|ibrahimu|abrahamu', 'GEN.12.1-4'],
    ['Joseph and his brothers', 'Yusufu na ndugu zake', 'story|hadithi|kisa+joseph|yusufu|yosefu', 'GEN.37.23-28'],
    ['the burning bush', 'kijiti kilichowaka moto', 'story|hadithi|kisa+moses|musa', 'EXO.3.1-6'],
    ['the call of Samuel', 'kuitwa kwa Samweli', 'story|hadithi|kisa+samuel|samweli', '1SA.3.4-10'],
    ['David, who was anointed', 'Daudi aliyetiwa mafuta', 'story|hadithi|kisa+david|daudi', '1SA.16.10-13'],
    ['Solomon, who asked for wisdom', 'Sulemani aliyeomba hekima', 'story|hadithi|kisa+solomon|sulemani', '1KI.3.9-12'],
    ['Job’s losses', 'hasara za Ayubu', 'hadithi|kisa+ayubu', 'JOB.1.18-22'],
    ['Daniel among the lions', 'Danieli kati ya simba', 'story|hadithi|kisa+daniel|danieli', 'DAN.6.19-23'],
    ['Jonah and the fish', 'Yona na samaki', 'hadithi|kisa+yona', 'JON.1.15-17'],
    ['the call of Peter', 'wito wa Petro', 'story|hadithi|kisa+peter|petro', 'LUK.5.4-11'],
    ['Paul on the way to Damascus', 'Paulo njiani kwenda Dameski', 'story|hadithi|kisa+paul|paulo', 'ACT.9.1-6'],
  ] satisfies StoryFacts[]
).map(story);
