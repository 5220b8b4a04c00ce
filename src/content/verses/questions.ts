/**
 * Questions of faith and life that people bring to the daily verse, and the passages that speak to them. The passages
 * answer, not the site: it gives no verdict. The pastor reads each entry, changes it where needed, and writes `approved(…)`
 * in place of `ask(…)`; `npm run content` lists those that wait.
 */
export interface FaithQuestion {
  key: string;
  /** Completes `The Bible speaks of … here:`. */
  english: string;
  /** Completes `Biblia inazungumza kuhusu … hapa:`. */
  swahili: string;
  /**
   * What the question is known by: the beginnings of words, in English and Kiswahili. `|` between words of which one is
   * enough, `*` behind a short beginning of a word, `+` between parts that must all be there, and a comma between whole alternatives.
   */
  asks: string;
  /** The best first; passages on both sides where Christians differ. */
  passages: string;
  approved: boolean;
}

type Facts = [key: string, english: string, swahili: string, asks: string, passages: string];

const question = ([key, english, swahili, asks, passages]: Facts, approved: boolean): FaithQuestion => ({
  key,
  english,
  swahili,
  asks,
  passages,
  approved,
});

/** A question that waits for the pastor. */
const ask = (...facts: Facts): FaithQuestion => question(facts, false);

/** A question that the pastor has read and approved. */
export const approved = (...facts: Facts): FaithQuestion => question(facts, true);

export const faithQuestions: FaithQuestion[] = [
  ask(
    'tattoos',
    'marks on the body',
    'alama mwilini',
    'tattoo|tatoo|piercing|chale, tattoos',
    'LEV.19.28 1CO.6.19-20 1SA.16.7',
  ),
  ask(
    'wine',
    'wine and strong drink',
    'mvinyo na pombe',
    'wine|beer|alcohol|liquor|pombe|mvinyo|divai|bia+sin|wrong|bible|christian|allowed|okay|drink|dhambi|biblia|mkristo|kunywa|ruhusiwa',
    'EPH.5.18 PRO.20.1 1TI.5.23 ROM.14.21',
  ),
  ask(
    'tithing',
    'giving a tenth',
    'fungu la kumi',
    'tith*|fungu la kumi|zaka',
    'MAL.3.10 2CO.9.7 MAT.23.23 LUK.21.1-4',
  ),
  ask(
    'unbelieving-spouse',
    'a husband or wife who does not believe',
    'mume au mke asiyeamini',
    'an unbeliever|unbeliev|unsaved|not saved|non christian|nonbeliever|asiyeamini|hajaokoka|asiyeokoka+spouse|husband|wife|marry|marriage|married|date|dating|mume|mke|kuoa|kuolewa|ameoa',
    '1CO.7.13-14 1PE.3.1-2 2CO.6.14 1CO.7.39',
  ),
  ask(
    'polygamy',
    'marriage to more than one wife',
    'ndoa ya wake wengi',
    'polygam|many wives|two wives|second wife|more than one wife|wake wengi|wake wawili|mitala|mke wa pili',
    'GEN.2.24 MAT.19.4-6 1TI.3.2 DEU.17.17',
  ),
  ask(
    'witchcraft',
    'witchcraft and charms',
    'uchawi na hirizi',
    'witchdoctor|witch doctor|witchcraft|mganga|uchawi|hirizi|juju|charms|sorcer|ndagu',
    'DEU.18.10-12 GAL.5.19-21 1JN.4.4 ACT.19.18-20',
  ),
  ask(
    'death-of-children',
    'children who die',
    'watoto wanaokufa',
    'baby|babies|infant|child|children|mtoto|watoto|kichanga+heaven|mbinguni, why+child|children|baby|babies|son|daughter+die|dies|died|dead|death, mbona|kwa nini+mtoto|watoto+kufa|amekufa|wanakufa|hufa',
    'MAT.18.10 2SA.12.23 MRK.10.14-16 PSA.34.18',
  ),
  ask(
    'politics',
    'those who rule',
    'wanaotawala',
    'politic|government|president|vote|voting|election|siasa|serikali|rais|kura|uchaguzi',
    '1TI.2.1-2 ROM.13.1 ACT.5.29 PRO.29.2',
  ),
  ask(
    'other-religions',
    'Jesus and the ways to God',
    'Yesu na njia ya kwenda kwa Mungu',
    'muslim|islam|quran|hindu|buddh|other religion|other faiths|all religions|mwislamu|waislamu|uislamu|dini nyingine|dini zote',
    'JHN.14.6 ACT.4.12 1PE.3.15 MAT.5.44',
  ),
  ask(
    'divorce',
    'divorce',
    'talaka',
    'divorc|talaka|separat+spouse|husband|wife|marriage|mume|mke|ndoa',
    'MAT.19.3-9 MAL.2.16 1CO.7.10-15',
  ),
  ask(
    'remarriage',
    'marrying again',
    'kuoa au kuolewa tena',
    'remarr|marry again|second marriage|kuolewa tena|kuoa tena',
    'ROM.7.2-3 1CO.7.39 1TI.5.14 MAT.19.9',
  ),
  ask(
    'sex-before-marriage',
    'waiting for marriage',
    'kungoja ndoa',
    'sex+marriage|before|christian|bible|sin, premarital|fornicat|ngono|uasherati|come we stay|come-we-stay|cohabit|living together|tunaishi pamoja',
    '1CO.6.18-20 1TH.4.3-5 HEB.13.4',
  ),
  ask(
    'homosexuality',
    'men, women and marriage',
    'mume, mke na ndoa',
    'homosex|gay|lesbian|lgbt|same sex|ushoga|shoga|usagaji',
    'GEN.2.24 ROM.1.26-27 1CO.6.9-11 JHN.8.7',
  ),
  ask(
    'abortion',
    'life in the womb',
    'uhai tumboni',
    'abort|kutoa mimba|avya mimba',
    'PSA.139.13-16 JER.1.5 EXO.20.13 1JN.1.9',
  ),
  ask(
    'contraception',
    'planning a family',
    'kupanga uzazi',
    'contracepti|family planning|birth control|uzazi wa mpango|kupanga uzazi|condom',
    'GEN.1.28 PSA.127.3 1CO.7.5 1TI.5.8',
  ),
  ask(
    'suicide-heaven',
    'those who have taken their own lives',
    'waliojitoa uhai',
    'suicide|kujiua+hell|heaven|forgiv|sin|mbinguni|jehanamu|dhambi|bible|biblia',
    'ROM.8.38-39 PSA.34.18 PSA.103.13-14 LAM.3.31-33',
  ),
  ask(
    'hell',
    'hell',
    'jehanamu',
    'hell|jehanamu|jehannam|kuzimu|lake of fire|ziwa la moto',
    'MAT.25.46 JHN.3.16-17 2PE.3.9 REV.20.15',
  ),
  ask(
    'heaven',
    'heaven',
    'mbinguni',
    'heaven|mbinguni|peponi+what|like|where|who|know|how|ikoje|nani|recogni|tutajuana|bible',
    'JHN.14.1-3 REV.21.3-4 1CO.2.9 PHP.3.20-21',
  ),
  ask(
    'after-death',
    'what comes after death',
    'yanayofuata baada ya kifo',
    'after+die|death|kufa|kifo, when we die, tukifa, nikifa',
    'HEB.9.27 JHN.11.25-26 2CO.5.8 1TH.4.13-14',
  ),
  ask(
    'dead-ancestors',
    'the dead and those who ask them',
    'wafu na mizimu',
    'ancestor|mizimu|wahenga|spirits of the dead|talk to the dead|dead people talk|libation|tambiko',
    'DEU.18.10-12 ISA.8.19 ECC.9.5 HEB.9.27',
  ),
  ask(
    'ghosts',
    'spirits',
    'pepo',
    'ghost|majini|jini|mapepo|demon+real|exist|are|true|kweli|bible|what|christian',
    'LUK.24.39 EPH.6.12 1JN.4.1 MRK.1.27',
  ),
  ask(
    'speaking-in-tongues',
    'speaking in tongues',
    'kunena kwa lugha',
    'tongues|kunena kwa lugha|lugha mpya',
    'ACT.2.4 1CO.14.2-5 1CO.12.30 1CO.14.39-40',
  ),
  ask('baptism', 'baptism', 'ubatizo', 'bapti|ubatizo|batizwa|immers', 'ACT.2.38 MAT.28.19 ROM.6.3-4 ACT.8.36-38'),
  ask(
    'infant-baptism',
    'children and baptism',
    'watoto na ubatizo',
    'infant|baby|babies|child|children|mtoto|watoto+bapti|ubatizo|batizwa',
    'ACT.16.33 MRK.10.14 ACT.2.38-39',
  ),
  ask(
    'salvation',
    'how a person is saved',
    'jinsi ya kuokoka',
    'how+saved|salvation, what must i do to be saved, born again, kuokoka|kuokolewa+je|jinsi|namna|vipi|nini',
    'ROM.10.9 JHN.3.16 ACT.16.31 EPH.2.8-9',
  ),
  ask(
    'lose-salvation',
    'those who fall away',
    'wanaoanguka',
    'lose|lost+salvation, kupoteza wokovu, backslid+saved|salvation',
    'JHN.10.28 HEB.6.4-6 1JN.1.9 PHP.1.6',
  ),
  ask(
    'unforgivable-sin',
    'the sin that is not forgiven',
    'dhambi isiyosamehewa',
    'unforgiv|unpardon|not be forgiven|cannot be forgiven|blasphem|dhambi isiyosamehewa|kukufuru',
    'MRK.3.28-29 1JN.1.9 JHN.6.37',
  ),
  ask(
    'trinity',
    'Father, Son and Holy Spirit',
    'Baba, Mwana na Roho Mtakatifu',
    'trinity|utatu|three gods|three in one',
    'MAT.28.19 2CO.13.14 JHN.1.1 MAT.3.16-17',
  ),
  ask(
    'jesus-god',
    'who Jesus is',
    'Yesu ni nani',
    'jesus+god|son of god|divine|prophet|who, yesu+mungu|mwana|nani|nabii',
    'JHN.1.1 JHN.20.28 COL.1.15-16 MAT.16.16',
  ),
  ask(
    'holy-spirit',
    'the Holy Spirit',
    'Roho Mtakatifu',
    'who|what|how|receive|nani|nini|pokea+holy spirit|holy ghost|roho mtakatifu',
    'JHN.14.16-17 ACT.1.8 ROM.8.26 GAL.5.22-23',
  ),
  ask(
    'mary',
    'Mary and the saints',
    'Mariamu na watakatifu',
    'pray|worship|omba|abudu+mary|saints|maria|mariamu|watakatifu',
    '1TI.2.5 LUK.1.46-48 JHN.2.5 MAT.6.9',
  ),
  ask(
    'images',
    'images and statues',
    'sanamu',
    'statue|idol|image|rosary|crucifix|sanamu|rozari',
    'EXO.20.4-5 1JN.5.21 NUM.21.8-9',
  ),
  ask(
    'sabbath',
    'the day of rest',
    'siku ya kupumzika',
    'sabbath|saturday|sabato|jumamosi+worship|church|keep|sunday|ibada|bible|christian|jumapili|pumzik',
    'EXO.20.8-10 COL.2.16-17 MRK.2.27 ROM.14.5-6',
  ),
  ask(
    'work-sunday',
    'work on the day of rest',
    'kazi siku ya ibada',
    'work|business|kazi|biashara+sunday|jumapili',
    'MRK.2.27-28 EXO.20.9-10 ROM.14.5',
  ),
  ask(
    'food',
    'what we eat',
    'vyakula',
    'pork|pig|nguruwe|unclean food|eat blood|kula damu|mutura|vegetarian|meat offered',
    'ACT.10.13-15 MRK.7.18-19 ROM.14.17 1TI.4.4',
  ),
  ask(
    'fasting',
    'fasting',
    'kufunga',
    'fast|fasting|kufunga+how|why|what|should|bible|pray|water|vipi|nini|biblia|maombi',
    'MAT.6.16-18 ISA.58.6 ACT.13.2-3',
  ),
  ask(
    'prayer-unanswered',
    'prayers that wait for an answer',
    'maombi yanayongoja jibu',
    'why+answer|hear+prayer|pray, unanswered prayer, mbona|kwa nini+hajibu|hasikii+maombi|omba',
    'LUK.18.1-7 PSA.13.1-6 2CO.12.8-9 JAS.4.3',
  ),
  ask(
    'how-to-pray',
    'how to pray',
    'jinsi ya kuomba',
    'how+pray, teach me to pray, jinsi|namna|vipi+kuomba|kusali|omba',
    'MAT.6.9-13 PHP.4.6-7 JAS.5.16',
  ),
  ask(
    'suffering',
    'why there is suffering',
    'kwa nini kuna mateso',
    'why+suffer|evil|pain|bad things|good people|war|disaster, kwa nini|mbona+mateso|teseka|mabaya|uovu',
    'JOB.1.20-22 ROM.8.18 JHN.9.1-3 JHN.16.33',
  ),
  ask(
    'prosperity',
    'wealth',
    'utajiri',
    'prosper|get rich|be rich|wealth|seed offering|plant a seed|panda mbegu|utajiri|tajiri+sin|bible|christian|god|promise|preach|true|biblia|mkristo|dhambi|injili',
    '1TI.6.6-10 DEU.8.18 MAT.6.24 3JN.1.2',
  ),
  ask(
    'gambling',
    'gambling',
    'kamari',
    'gambl|bett*|lottery|sportpesa|aviator|kamari|bahati nasibu|casino+sin|wrong|bible|christian|okay|allowed|dhambi|biblia|mkristo',
    'PRO.13.11 1TI.6.9-10 HEB.13.5',
  ),
  ask(
    'loans',
    'borrowing and lending',
    'mikopo',
    'loan|borrow|lend|debt|interest|mkopo|kukopa|kukopesha|riba+sin|wrong|bible|christian|okay|allowed|dhambi|biblia|mkristo',
    'PRO.22.7 ROM.13.8 PSA.37.21 LUK.6.34-35',
  ),
  ask(
    'smoking',
    'the body as a temple',
    'mwili kama hekalu',
    'smok*|cigar|weed|bhang|bangi|sigara|miraa|khat|muguka|shisha|vap*+sin|wrong|bible|christian|okay|allowed|dhambi|biblia|mkristo',
    '1CO.6.19-20 1CO.6.12 1CO.10.31',
  ),
  ask('masturbation', 'purity', 'usafi wa moyo', 'masturbat|punyeto|nyeto', '1TH.4.3-5 1CO.10.13 PSA.51.10'),
  ask(
    'dressing',
    'dress and adornment',
    'mavazi na mapambo',
    'trouser|makeup|make up|jewel|earring|dress|wig|braid|head cover|cover+head, suruali|vipodozi|mavazi|mapambo|hereni|kufunika kichwa',
    '1PE.3.3-4 1TI.2.9-10 1SA.16.7 1CO.11.5',
  ),
  ask(
    'women-preachers',
    'women and ministry',
    'wanawake na huduma',
    'women|woman|female|lady|mwanamke|wanawake+preach|pastor|teach|bishop|lead|hubiri|mchungaji|fundisha',
    'GAL.3.28 1TI.2.11-12 ACT.2.17-18 ROM.16.1-2',
  ),
  ask(
    'music',
    'music and dance',
    'muziki na densi',
    'secular|worldly|dance|dancing|music|amapiano|gengetone|densi|muziki|kucheza+sin|wrong|bible|christian|okay|allowed|listen|dhambi|biblia|mkristo|sikiliza',
    'PHP.4.8 PSA.150.1-6 COL.3.16 2SA.6.14',
  ),
  ask(
    'birthdays-christmas',
    'days that people keep',
    'siku za kuadhimisha',
    'christmas|birthday|easter|krismasi|pasaka+sin|wrong|bible|celebrate|pagan|allowed|dhambi|biblia|sherehekea',
    'ROM.14.5-6 COL.2.16 LUK.2.10-14',
  ),
  ask(
    'dowry',
    'bride price and honour in marriage',
    'mahari',
    'dowry|bride price|ruracio|mahari',
    'GEN.24.53 GEN.29.18-20 EPH.5.25',
  ),
  ask(
    'circumcision',
    'circumcision',
    'tohara',
    'circumcis|tohara|kutahiri|fgm|ukeketaji',
    '1CO.7.19 GAL.5.6 1CO.6.19-20',
  ),
  ask(
    'inheritance-land',
    'inheritance and land',
    'urithi na shamba',
    'inherit|land dispute|land+brother|family|urithi|shamba',
    'LUK.12.13-15 PRO.13.22 1CO.6.5-7',
  ),
  ask(
    'revenge',
    'revenge',
    'kulipiza kisasi',
    'revenge|kisasi|pay back|get even',
    'ROM.12.17-21 MAT.5.38-39 LEV.19.18',
  ),
  ask(
    'death-penalty',
    'taking life',
    'kuua',
    'death penalty|capital punishment|hukumu ya kifo|mob justice, is it+kill, soldier+kill, ni dhambi+kuua',
    'GEN.9.6 EXO.20.13 MAT.5.21-22 ROM.13.4',
  ),
  ask(
    'war',
    'war and peace',
    'vita na amani',
    'war|vita+bible|christian|sin|fight|just|biblia|mkristo|dhambi',
    'MAT.5.9 ROM.12.18 ECC.3.8 ISA.2.4',
  ),
  ask(
    'self-defence',
    'defending oneself',
    'kujilinda',
    'self defen|defend myself|fight back|kujitetea|kujilinda',
    'LUK.22.36 EXO.22.2 MAT.5.39',
  ),
  ask(
    'lying',
    'lying',
    'uongo',
    'lie|lying|white lie|uongo|kudanganya+sin|wrong|okay|allowed|ever|bible|dhambi|biblia',
    'EPH.4.25 PRO.12.22 EXO.20.16 COL.3.9',
  ),
  ask(
    'bribery',
    'bribes',
    'rushwa',
    'bribe|kitu kidogo|corrupt|rushwa|hongo|chai+bribe',
    'EXO.23.8 PRO.17.23 MIC.6.8 LUK.3.12-14',
  ),
  ask(
    'end-times',
    'the last days',
    'siku za mwisho',
    'end times|last days|rapture|second coming|antichrist|666|mark of the beast|end of the world|siku za mwisho|unyakuo|mpinga kristo|mwisho wa dunia|kurudi kwa yesu',
    'MAT.24.36 1TH.4.16-17 ACT.1.11 MRK.13.32-33',
  ),
  ask(
    'dinosaurs-creation',
    'the beginning of the world',
    'mwanzo wa dunia',
    'dinosaur|evolution|big bang|age of the earth|how old is the earth|created the world|mageuzi|aliumba',
    'GEN.1.1 HEB.11.3 COL.1.16-17 PSA.19.1',
  ),
  ask(
    'who-made-god',
    'where God comes from',
    'Mungu alitoka wapi',
    'who+made|created+god, where did god come from, mungu+alitoka wapi|aliumbwa|nani alimuumba',
    'PSA.90.2 EXO.3.14 REV.1.8 ISA.44.6',
  ),
  ask(
    'does-god-exist',
    'how God is known',
    'Mungu anavyojulikana',
    'god+exist|real, is there a god, proof of god, mungu yupo|mungu yuko kweli|kuna mungu',
    'ROM.1.20 PSA.19.1 HEB.11.6 JHN.1.18',
  ),
  ask(
    'predestination',
    'being chosen by God',
    'kuchaguliwa na Mungu',
    'predestin|free will|chosen ones|the elect|kuchaguliwa',
    'EPH.1.4-5 ROM.8.29-30 2PE.3.9 DEU.30.19',
  ),
  ask(
    'faith-works',
    'faith and works',
    'imani na matendo',
    'faith+works, saved by works, imani+matendo',
    'EPH.2.8-10 JAS.2.17 ROM.3.28',
  ),
  ask(
    'law-grace',
    'the law and grace',
    'sheria na neema',
    'old testament|law of moses|ten commandments|agano la kale|sheria ya musa|amri kumi+still|christian|follow|keep|today|apply|bado|fuata|shika',
    'MAT.5.17 ROM.6.14 GAL.3.24-25 MRK.12.29-31',
  ),
  ask(
    'lords-supper',
    'the Lord’s table',
    'meza ya Bwana',
    'communion|lords supper|lords table|eucharist|meza ya bwana|ushirika mtakatifu',
    '1CO.11.23-26 1CO.11.27-28 LUK.22.19-20',
  ),
  ask(
    'healing',
    'healing',
    'uponyaji',
    'does|is|will|can|why|je|mbona+heal|uponyaji|ponya, should|may|can|is|je|sin|faith|wrong+medicine|doctor|hospital|dawa|daktari+sin|faith|pray*|trust|wrong|christian|believer|dhambi|imani|mkristo',
    'JAS.5.14-15 1TI.5.23 2CO.12.7-9 JHN.9.1-3',
  ),
  ask(
    'dreams',
    'dreams',
    'ndoto',
    'dream|ndoto+mean|god|speak|bible|interpret|maana|mungu|biblia',
    'JOL.2.28 JER.23.28 GEN.40.8 ECC.5.7',
  ),
  ask(
    'prophets',
    'prophets today',
    'manabii wa leo',
    'prophet|prophec|nabii|manabii|unabii+true|false|today|know|test|believe|kweli|uongo|leo',
    'MAT.7.15-16 1JN.4.1 1TH.5.20-21 DEU.18.22',
  ),
  ask(
    'anointing-oil',
    'oil, water and prayer',
    'mafuta, maji na maombi',
    'anointing oil|holy water|blessed water|handkerchief|mafuta ya upako|maji ya baraka',
    'JAS.5.14 ACT.8.18-20 MRK.6.13',
  ),
  ask('angels', 'angels', 'malaika', 'angel|malaika', 'HEB.1.14 PSA.91.11 LUK.15.10 COL.2.18'),
  ask('satan', 'the devil', 'Ibilisi', 'satan|devil|lucifer|shetani|ibilisi', '1PE.5.8-9 JAS.4.7 JHN.8.44 REV.20.10'),
  ask('curses', 'curses', 'laana', 'curse|generational|laana', 'GAL.3.13 PRO.26.2 EZK.18.20 2CO.5.17'),
  ask(
    'in-laws',
    'leaving father and mother',
    'kuacha baba na mama',
    'in law|in-law|inlaw|mother in law|wakwe|mama mkwe',
    'GEN.2.24 RUT.1.16 EXO.20.12 ROM.12.18',
  ),
  ask(
    'wife-submit',
    'husbands and wives',
    'mume na mke',
    'submi|head of the|nyenyeke|tii+wife|wives|husband|marriage|mke|mume|ndoa',
    'EPH.5.21-25 COL.3.19 1PE.3.7',
  ),
  ask(
    'discipline',
    'raising children',
    'kulea watoto',
    'discipl|beat|cane|punish|spank|adhibu|kiboko|chapa+child|children|kids|mtoto|watoto',
    'EPH.6.4 COL.3.21 PRO.22.6 HEB.12.11',
  ),
  ask(
    'church-attendance',
    'meeting with other believers',
    'kukusanyika na waumini',
    'go to church|attend church|church online|without church|kwenda kanisani|kanisani lazima+must|need|have|should|can|necessary|lazima|je|why',
    'HEB.10.24-25 ACT.2.42 MAT.18.20',
  ),
  ask(
    'denominations',
    'many churches, one body',
    'makanisa mengi, mwili mmoja',
    'denominat|catholic|protestant|pentecost|true church|right church|katoliki|madhehebu|kanisa la kweli',
    'EPH.4.4-6 JHN.17.20-21 1CO.1.10-13',
  ),
  ask(
    'pastor-money',
    'those who serve and their living',
    'watumishi na riziki yao',
    'pastor|preacher|bishop|mchungaji|mhubiri+paid|salary|money|rich|jet|tajiri|mshahara|pesa',
    '1TI.5.17-18 1PE.5.2-3 ACT.20.33-35',
  ),
  ask(
    'bible-trust',
    'the word of God',
    'neno la Mungu',
    'bible|biblia+true|trust|changed|corrupted|written|who wrote|kweli|badilishwa|nani aliandika|iliandikwa',
    '2TI.3.16-17 2PE.1.20-21 ISA.40.8 PSA.119.105',
  ),
  ask(
    'cremation',
    'the body after death',
    'mwili baada ya kifo',
    'cremat|burn+body, choma maiti|kuchoma mwili',
    'GEN.3.19 1CO.15.42-44 ECC.12.7',
  ),
  ask(
    'organ-donation',
    'giving for another’s life',
    'kutoa kwa ajili ya uhai wa mwingine',
    'organ|kidney|blood donat|donate blood|kutoa damu|figo',
    'JHN.15.13 1JN.3.17 LEV.17.11',
  ),
];

/** A question about this church, and the page that answers it. */
export interface ChurchQuestion {
  key: string;
  asks: string;
  english: string;
  swahili: string;
  /** The page's address. */
  page: string;
}

/** Questions about the church itself: the page answers, so that a fact stands in one place. */
export const churchQuestions: ChurchQuestion[] = [
  {
    key: 'times',
    asks: 'what time|when|which time|saa ngapi|lini|hours+service|church|ibada|kanisa|sunday|thursday|jumapili|alhamisi|mass, service times, ratiba ya ibada',
    english: 'Our service hours stand on the home page, under Visit.',
    swahili: 'Saa za ibada ziko kwenye ukurasa wa kwanza, chini ya Visit.',
    page: '/#visit',
  },
  {
    key: 'place',
    asks: 'where|location|located|directions|map|address|find you|get there|wapi|mahali|ramani|njia ya kufika+church|you|kanisa|branch|located|ruiru|mko|iko|kufika, church location',
    english: 'The address, the map and the way to us stand on the home page, under Visit.',
    swahili: 'Anwani, ramani na njia ya kufika ziko kwenye ukurasa wa kwanza, chini ya Visit.',
    page: '/#visit',
  },
  {
    key: 'giving',
    asks: 'how|where|which|what|paybill|till|mpesa|m pesa|vipi|wapi+give|offering|tithe|donate|sadaka|kutoa|zaka|paybill|till number|mpesa number|account number, paybill, till number',
    english: 'The paybill and the account stand on the page Give.',
    swahili: 'Nambari ya paybill na akaunti ziko kwenye ukurasa wa Give.',
    page: '/give',
  },
  {
    key: 'baptism-class',
    asks: 'how|when|where|want|can i|nataka|lini|vipi|wapi|naweza+baptised|baptized|baptism class|kubatizwa+church|here|you|class|your|kanisa|kwenu|join|register|jiandikisha, i want to be baptised, i want to be baptized, nataka kubatizwa',
    english: 'To be baptised, please write to us on the page Contact; the church will answer you.',
    swahili: 'Ili kubatizwa, tuandikie kwenye ukurasa wa Contact; kanisa litakujibu.',
    page: '/contact',
  },
  {
    key: 'pastor',
    asks: 'pastor|mchungaji|bishop|office|ofisi+number|phone|contact|call|speak|talk|meet|see|appointment|nambari|simu|piga|ongea|kuonana|kumwona',
    english: 'The church’s phone and a form to write to the pastor stand on the page Contact.',
    swahili: 'Simu ya kanisa na fomu ya kumwandikia mchungaji ziko kwenye ukurasa wa Contact.',
    page: '/contact',
  },
  {
    key: 'who-pastor',
    asks: 'who+your pastor|the pastor|lead pastor|the bishop, mchungaji wenu ni nani|nani ni mchungaji|mchungaji ni nani',
    english: 'Our pastors stand on the home page and on the page About Us.',
    swahili: 'Wachungaji wetu wako kwenye ukurasa wa kwanza na wa About Us.',
    page: '/about',
  },
  {
    key: 'wifi',
    asks: 'wifi|wi fi|wi-fi|password ya wifi|internet+church|password|kanisa|have|nywila',
    english: 'For such questions please ask us on the page Contact, or an usher on Sunday.',
    swahili: 'Kwa maswali kama haya tuulize kwenye ukurasa wa Contact, au mwulize mhudumu Jumapili.',
    page: '/contact',
  },
  {
    key: 'events',
    asks: 'event|events|kesha|conference|seminar|revival|programme|program|matukio|semina|mkutano+when|next|upcoming|this week|today|lini|wiki hii|what|where|ijayo, upcoming events, next event',
    english: 'What is coming stands on the page Events.',
    swahili: 'Yanayokuja yako kwenye ukurasa wa Events.',
    page: '/events',
  },
  {
    key: 'join',
    asks: 'join|volunteer|serve|jiunge|kujiunga|kutumika+team|church|choir|ministry|serve|usher|kanisa|huduma|kwaya',
    english: 'The teams in which you can serve stand on the page Join our team.',
    swahili: 'Timu ambazo unaweza kutumika ziko kwenye ukurasa wa Join our team.',
    page: '/ministries/join-our-team',
  },
  {
    key: 'sunday-school',
    asks: 'sunday school|kids church|children church|childrens ministry|shule ya jumapili+when|where|age|time|have|is there|what|lini|saa|mna|kuna',
    english: 'The children’s ministry has a page of its own: Sunday School.',
    swahili: 'Huduma ya watoto ina ukurasa wake: Sunday School.',
    page: '/ministries/sunday-school',
  },
  {
    key: 'youth',
    asks: 'youth|youths|vijana+service|ministry|meet|group|when|where|ibada|huduma|lini|wapi',
    english: 'The youth ministry has a page of its own: Youths.',
    swahili: 'Huduma ya vijana ina ukurasa wake: Youths.',
    page: '/ministries/youths',
  },
  {
    key: 'branches',
    asks: 'branch|branches|matawi|tawi|magomano|kithini|juja+where|which|have|how many|church|wapi|mna|ngapi|kanisa',
    english: 'Our branches stand on the home page, under Visit.',
    swahili: 'Matawi yetu yako kwenye ukurasa wa kwanza, chini ya Visit.',
    page: '/#visit',
  },
  {
    key: 'sermons',
    asks: 'sermon|sermons|mahubiri|preaching|livestream|live stream|youtube+where|watch|listen|last|sunday|online|wapi|tazama|sikiliza',
    english: 'The sermon stands on the page Sermons.',
    swahili: 'Mahubiri yako kwenye ukurasa wa Sermons.',
    page: '/media/sermons',
  },
  {
    key: 'prayer-request',
    asks: 'pray for me at church|prayer request|can the pastor pray|somebody pray with me|ombi la maombi|nataka kuombewa',
    english: 'The church prays gladly with you: write to us on the page Contact.',
    swahili: 'Kanisa litaomba pamoja nawe kwa furaha: tuandikie kwenye ukurasa wa Contact.',
    page: '/contact',
  },
  {
    key: 'wedding-funeral',
    asks: 'wedding|harusi|funeral|mazishi|dedicate|dedication+church|hold|book|arrange|do you|can i|kanisa|fanya',
    english: 'For weddings, funerals and dedications please write to us on the page Contact.',
    swahili: 'Kwa harusi, mazishi na kuweka wakfu tuandikie kwenye ukurasa wa Contact.',
    page: '/contact',
  },
];
