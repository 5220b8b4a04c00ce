/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/**
 * Beliefs about the Bible that are not in it. Each has what the Bible says instead, the passage that the belief comes
 * from, and the words that it is found by, as in `questions.ts`. The pastor may change every sentence.
 */
export interface Belief {
  /** A sentence or two: what the Bible does not say, and what it says instead. */
  english: string;
  swahili: string;
  asks: string;
  passage: string;
  /** Words of the true verse: who uses them quotes the Bible, not the belief. */
  unless: string[];
}

type Facts = [asks: string, passage: string, english: string, swahili: string, ...unless: string[]];

const belief = ([asks, passage, english, swahili, ...unless]: Facts): Belief => ({
  asks,
  passage,
  english,
  swahili,
  unless,
});

export const beliefs: Belief[] = (
  [
    [
      'apple|tufaha|tofaa|epo+genesis|mwanzo|eve|adam|eden|forbidden|serpent|hawa|adamu|bustani|tunda|ate|alikula|fruit of the tree',
      'GEN.3.6',
      'The Bible does not say that it was an apple: it speaks of the fruit of the tree and does not name it.',
      'Biblia haisemi kwamba lilikuwa tofaa: inataja tunda la mti bila kulipa jina.',
    ],
    [
      'forbidden fruit|tunda lililokatazwa|tunda la katikati|sin of adam+sex|ngono|tendo la ndoa|intercourse',
      'GEN.3.6',
      'The Bible does not say that: it speaks of the fruit of a tree that they ate.',
      'Biblia haisemi hivyo: inataja tunda la mti ambalo walikula.',
    ],
    [
      'melchior|balthazar|balthasar|baltazar|caspar|gaspar|kaspar,three|3|tatu|watatu|number|how many|wangapi|names|majina+wise men|magi|mamajusi|kings|wafalme|wise man+jesus|yesu|baby|mtoto|christmas|krismasi|bethlehem|manger|names|majina|came|visited|walikuja|east|mashariki|gifts|zawadi|wise men|mamajusi|magi,three|3|watatu+wise men|mamajusi|magi,we three kings,kings|wafalme+visited|walimtembelea|walikuja+jesus|yesu,wise men|mamajusi|magi+kings|wafalme',
      'MAT.2.1-2',
      'The Bible does not say how many they were, nor their names, nor that they were kings: Matthew calls them wise men from the east.',
      'Biblia haisemi walikuwa wangapi, wala majina yao, wala kwamba walikuwa wafalme: Mathayo anawaita mamajusi wa mashariki.',
    ],
    [
      'whale|nyangumi+jonah|jona|yona|swallow|alimezwa|belly',
      'JON.1.17',
      'The book of Jonah does not say that it was a whale: it speaks of a great fish.',
      'Kitabu cha Yona hakisemi kwamba alikuwa nyangumi: kinataja samaki mkubwa.',
    ],
    [
      'horse|farasi|donkey|punda+paul|saul|paulo|sauli+fell|fall|falling|knocked|thrown|damascus|alianguka|dameski',
      'ACT.9.3-4',
      'The Bible does not speak of a horse there: Saul fell to the ground.',
      'Biblia haitaji farasi hapo: Sauli alianguka chini.',
    ],
    [
      '25|25th|december|desemba+jesus|yesu|christ|kristo+born|birth|birthday|zaliwa|alizaliwa|kuzaliwa|christmas|krismasi,25|25th|december|desemba+christmas|krismasi|xmas+where|written|wapi|bible|biblia|verse|book|andiko|kitabu',
      'LUK.2.7-8',
      'The Bible does not say on which day Jesus was born. Christians have kept the 25th of December since old times.',
      'Biblia haisemi Yesu alizaliwa tarehe gani. Wakristo wameadhimisha tarehe 25 Desemba tangu zamani.',
    ],
    [
      'magdalen|magdalene|magdalena+prostitute|harlot|whore|sex worker|malaya|kahaba',
      'LUK.8.2',
      'The Bible does not say so: it says that Jesus had freed Mary Magdalene from seven demons.',
      'Biblia haisemi hivyo: inasema kwamba Yesu alikuwa amemtoa Mariamu Magdalene pepo saba.',
    ],
    [
      'jesus|yesu+married|wife|alioa|mke|children with+magdalen|magdalene|magdalena',
      'LUK.8.2-3',
      'The Bible does not say that Jesus had a wife: Mary Magdalene was one of the women who followed him.',
      'Biblia haisemi kwamba Yesu alikuwa na mke: Mariamu Magdalene alikuwa mmoja wa wanawake waliomfuata.',
    ],
    [
      'lucifer|satan|devil|shetani|lusifa|lusiferi+choir|music|worship leader|led worship|worship in heaven|leading worship|praise and worship|singer|sing|kwaya|muziki|mwimbaji|kiongozi wa sifa|instruments',
      'EZK.28.13-15',
      'The Bible does not say that: the thought comes from these words to the king of Tyre.',
      'Biblia haisemi hivyo: wazo hili limetokana na maneno haya kwa mfalme wa Tiro.',
    ],
    [
      'devil|satan|shetani|ibilisi+horns|pembe|pitchfork|tail|mkia|red suit|hooves',
      '2CO.11.14',
      'The Bible does not describe the devil with horns or a tail. It says this:',
      'Biblia haisemi kwamba shetani ana pembe au mkia. Inasema hivi:',
    ],
    [
      'peter|petro+gate|gates|lango|malango|mlango|mlangoni|door+heaven|mbinguni|mbingu|pearly',
      'MAT.16.19',
      'The Bible does not say that Peter stands at the gates of heaven: the thought comes from these words of Jesus to him.',
      'Biblia haisemi kwamba Petro anasimama kwenye malango ya mbinguni: wazo hili limetokana na maneno haya ya Yesu kwake.',
    ],
    [
      'guardian angel|malaika mlinzi|malaika wake wa kumlinda|malaika wa kunilinda',
      'PSA.91.11',
      'The Bible does not say that each person has an angel of their own. It does say this of God’s angels:',
      'Biblia haisemi kwamba kila mtu ana malaika wake. Lakini inasema hivi kuhusu malaika wa Mungu:',
    ],
    [
      'veronica|veronika+jesus|yesu|face|wiped|cloth|uso|kitambaa|bible|biblia',
      'LUK.23.27',
      'The Bible does not tell of Veronica: it speaks of women who wept for Jesus on the way to the cross.',
      'Biblia haitaji Veronika: inawataja wanawake waliomlilia Yesu njiani kwenda msalabani.',
    ],
    [
      'jesus|yesu+fell|fall|alianguka|akaanguka+three times|3 times|thrice|mara tatu|cross|msalaba',
      'LUK.23.26',
      'The Bible does not say that Jesus fell on the way: it says that Simon of Cyrene carried the cross behind him.',
      'Biblia haisemi kwamba Yesu alianguka njiani: inasema Simoni wa Kirene alibeba msalaba nyuma yake.',
    ],
    [
      'nine|9|tisa|seven|7|saba|ranks|archangels+choirs of angels|orders of angels|angelic choirs|ranks of angels|kwaya za malaika,names of the seven archangels|seven archangels|malaika wakuu saba',
      'COL.1.16',
      'The Bible does not count the ranks of angels. It says this:',
      'Biblia haihesabu madaraja ya malaika. Inasema hivi:',
    ],
    [
      'drummer|little drum|drum boy',
      'LUK.2.15-16',
      'The Bible does not tell of a drummer: shepherds came to the child.',
      'Biblia haitaji mpiga ngoma: waliomwendea mtoto ni wachungaji.',
    ],
    [
      'innkeeper|inn keeper|mwenye nyumba ya wageni|hotel owner+refused|room|turned|rooms|chumba|nafasi|mary|joseph|jesus|bethlehem|mariamu|yosefu|yusufu|yesu',
      'LUK.2.7',
      'The Bible does not speak of an innkeeper: it says that there was no room for them in the inn.',
      'Biblia haimtaji mwenye nyumba ya wageni: inasema kwamba hawakupata nafasi humo.',
    ],
    [
      'donkey|punda+mary|mariamu|maria|joseph+bethlehem|pregnant|rode|alipanda|egypt|misri|bethlehemu',
      'LUK.2.4-5',
      'The Bible does not speak of a donkey on that journey. It says this:',
      'Biblia haitaji punda katika safari hiyo. Inasema hivi:',
    ],
    [
      'satan|devil|shetani|ibilisi|lucifer+rules|king|in charge|boss|lives|owns|anatawala|mfalme|anaishi+hell|jehanamu|jehanam|motoni',
      'REV.20.10',
      'The Bible does not say that the devil rules in hell: it says that he will be cast into the lake of fire himself.',
      'Biblia haisemi kwamba shetani anatawala jehanamu: inasema kwamba yeye mwenyewe atatupwa katika ziwa la moto.',
    ],
    [
      'word trinity|word called trinity|say trinity|says trinity|mention trinity|trinity written|trinity mentioned|trinity+in the bible|in bible|kwenye biblia,utatu+katika biblia|kwenye biblia|kwa biblia,neno utatu|utatu limeandikwa|utatu imeandikwa',
      'MAT.28.19',
      'The word Trinity does not stand in the Bible. Christians use it for what passages such as this one say of God:',
      'Neno Utatu halimo katika Biblia. Wakristo hulitumia kwa yale ambayo maandiko kama hili yanasema kuhusu Mungu:',
    ],
    [
      'word rapture|rapture+word|written|mention|which verse|neno|limeandikwa,neno unyakuo|neno rapture',
      '1TH.4.16-17',
      'The word rapture does not stand in the English Bible. The thought comes from this passage:',
      'Neno “rapture” halimo katika Biblia. Wazo hili limetokana na andiko hili:',
    ],
    [
      'purgatory|toharani|tohara ya roho+bible|biblia|book|verse|written|which|where|wapi|gani|kitabu|mstari|andiko|word|neno|limeandikwa',
      '1CO.3.13-15',
      'The word purgatory does not stand in the Bible. Christians differ about the thought; some find it in this passage:',
      'Neno toharani halimo katika Biblia. Wakristo wanatofautiana kuhusu wazo hili; wengine huliona katika andiko hili:',
    ],
    [
      'lilith',
      'GEN.2.22-23',
      'The Bible does not speak of Lilith as a wife of Adam: it tells of Eve alone.',
      'Biblia haimtaji Lilith kuwa mke wa Adamu: inamtaja Hawa peke yake.',
    ],
    [
      'dismas|gestas,names|majina|name|jina+thief|thieves|robbers|wezi|mwizi|wanyang+cross|crucified|jesus|msalaba|yesu',
      'LUK.23.39-43',
      'The Bible does not name the two who were crucified with Jesus.',
      'Biblia haiwataji kwa majina wale wawili waliosulubiwa pamoja na Yesu.',
    ],
    [
      'saint anne|st anne|joachim|parents of mary|mother of mary|father of mary|wazazi wa mariamu|wazazi wa maria|mama yake mariamu',
      'LUK.1.26-27',
      'The Bible does not name the parents of Mary.',
      'Biblia haiwataji wazazi wa Mariamu kwa majina.',
    ],
    [
      'noah|nuhu+120|mocked|laughed at|walimcheka|walimdhihaki|preached for',
      '2PE.2.5',
      'The Bible does not tell how long Noah preached, nor that he was mocked. Peter calls him a preacher of righteousness.',
      'Biblia haisemi Nuhu alihubiri muda gani, wala kwamba alidhihakiwa. Petro anamwita mhubiri wa haki.',
    ],
    [
      'rib|ribs|ubavu|mbavu+men|man|wanaume|mwanamume+less|fewer|one rib|missing|moja pungufu|kidogo',
      'GEN.2.21-22',
      'The Bible does not say that men have fewer ribs. It says this of the first man:',
      'Biblia haisemi kwamba wanaume wana mbavu chache kuliko wanawake. Inasema hivi kuhusu mtu wa kwanza:',
    ],
    [
      'ham|hamu|cain|kaini|canaan|kanaani+black|africans|african|negro|weusi|waafrika|mwafrika|dark skin|skin|ngozi,laana ya hamu|curse of ham,africans|black people|waafrika|watu weusi+cursed|curse|wamelaaniwa|laana',
      'ACT.17.26',
      'The Bible does not say that any people’s colour is a curse. It says this of all people:',
      'Biblia haisemi kwamba rangi ya watu wowote ni laana. Inasema hivi kuhusu watu wote:',
    ],
    [
      'angels|malaika+wings|mabawa|halo|halos|harps|vinubi|babies|cupid+all|every|have|wana|are|ni|like|kama',
      'HEB.13.2',
      'The Bible does not say that all angels have wings; some were taken for strangers on the way.',
      'Biblia haisemi kwamba malaika wote wana mabawa; wengine walidhaniwa kuwa wageni.',
    ],
    [
      'die|dies|died|dead|tukifa|akifa|wakifa|kufa|babies|children|watoto+become|turn into|becomes|huwa|tunakuwa|anakuwa|wanakuwa|hugeuka+angel|angels|malaika',
      'MAT.22.30',
      'The Bible does not say that people become angels when they die. Jesus says that they will be like the angels in this:',
      'Biblia haisemi kwamba watu huwa malaika wakifa. Yesu anasema watakuwa kama malaika katika hili:',
    ],
    [
      'judas|yuda+fig tree|mti wa mtini|redbud|sycamore',
      'MAT.27.5',
      'The Bible does not say on which tree.',
      'Biblia haisemi ni mti gani.',
    ],
    [
      'holy grail|holy chalice|kikombe kitakatifu',
      'MAT.26.27-28',
      'The Bible does not tell what became of the cup of the last supper.',
      'Biblia haisemi kikombe cha karamu ya mwisho kilienda wapi.',
    ],
    [
      'stations|vituo|njia+of the cross|vya msalaba|ya msalaba+14|fourteen|12|kumi na nne|bible|biblia|which|written|gani|verse',
      'LUK.23.26-28',
      'The Bible does not count stations. It tells of the way to the cross so:',
      'Biblia haihesabu vituo. Inasimulia njia ya kwenda msalabani hivi:',
    ],
    [
      'jesus|yesu+white|blue eyes|blond|long hair|mzungu|nywele ndefu|macho ya bluu|black man|mweusi|skin colour|rangi ya ngozi|look like|alionekanaje|handsome',
      'ISA.53.2',
      'The Bible does not describe how Jesus looked. This is said of the servant of the LORD:',
      'Biblia haielezi Yesu alionekanaje. Haya yamesemwa kuhusu mtumishi wa BWANA:',
    ],
    [
      'seven|7|saba+deadly|cardinal|mortal|mauti|kuu za mauti+sins|sin|dhambi,dhambi saba|seven sins|seven deadly|deadly sins list|list of the deadly sins',
      'PRO.6.16-19',
      'The Bible has no such list of seven deadly sins; it comes from the early church. Proverbs does not have the same seven, but says this:',
      'Biblia haina orodha hiyo ya dhambi saba za mauti; imetoka katika kanisa la kale. Mithali haina saba zilezile, lakini inasema hivi:',
    ],
    [
      'seven|7|saba+sacraments|sakramenti|heavenly virtues',
      'LUK.22.19',
      'The Bible does not list seven of them. This is one passage in which Jesus tells his friends what to do:',
      'Biblia haiorodheshi saba. Hili ni andiko moja ambalo Yesu anawaambia wanafunzi wake la kufanya:',
    ],
    [
      'money|pesa|fedha|hela|doh|chapaa+root|mzizi|shina|chanzo|source|cause+evil|evils|sin|sins|maovu|uovu|dhambi',
      '1TI.6.10',
      'The Bible says it in other words, and not of money itself: the love of money is the root of all evil.',
      'Biblia haisemi hivyo kuhusu fedha yenyewe: inasema kwamba kupenda fedha ndilo shina la mabaya ya kila namna.',
      'love of',
      'loving',
      'kupenda',
      'upendo wa',
    ],
    [
      'eleventh|11th|kumi na moja+commandment|amri',
      'JHN.13.34',
      'The Bible has ten commandments, and does not number an eleventh. Jesus speaks of a new one:',
      'Biblia ina amri kumi, na haitaji ya kumi na moja. Yesu anatoa amri mpya:',
    ],
    [
      'noah|nuhu+only two|two of every|two of each|two by two|wawili wawili|wawili tu',
      'GEN.7.2-3',
      'The Bible does not say two of every kind only: of the clean beasts Noah took seven.',
      'Biblia haisemi wawili tu wa kila aina: wanyama safi Nuhu aliwachukua saba saba.',
    ],
    [
      'delilah|delila+cut+hair|nywele|samson',
      'JDG.16.19',
      'Delilah did not cut it herself, as the Bible tells it: she called a man.',
      'Biblia inasimulia kwamba Delila hakuzikata nywele mwenyewe: alimwita mtu.',
    ],
    [
      'what would jesus do|wwjd',
      '1PE.2.21',
      'The Bible does not have this question. It says this of the steps of Jesus:',
      'Biblia haina swali hili. Inasema hivi kuhusu nyayo za Yesu:',
    ],
  ] as Facts[]
).map(belief);
