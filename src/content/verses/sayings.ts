/**
 * Sayings that people take for scripture, and the passage that comes nearest to each. `absent`: the Bible does not say
 * it. `changed`: the Bible says something like it, in other words that change the sense.
 */
export interface Saying {
  kind: 'absent' | 'changed';
  /** The saying as people write it, between `|`. */
  forms: string;
  /** Words of the true verse: a message that has them quotes the Bible, not the saying. */
  unless?: string;
  /** What the Bible does say nearest to it: `PRO.3.5-6`. */
  passage: string;
}

const absent = (forms: string, passage: string): Saying => ({ kind: 'absent', forms, passage });
const changed = (forms: string, passage: string, unless?: string): Saying => ({
  kind: 'changed',
  forms,
  passage,
  ...(unless !== undefined && { unless }),
});

export const verseSayings: Saying[] = [
  absent(
    'God helps those who help themselves|God helps them that help themselves|heaven helps those who help themselves|God only helps those who help themselves|Mungu humsaidia anayejisaidia|Mungu husaidia wanaojisaidia|jisaidie nami nitakusaidia|jisaidie Mungu akusaidie',
    'PSA.46.1',
  ),
  absent(
    'this too shall pass|this too will pass|even this shall pass|and this too shall pass away|hili nalo litapita',
    '2CO.4.17-18',
  ),
  absent(
    'cleanliness is next to godliness|cleanliness is close to godliness|usafi ni karibu na utauwa|usafi ni jirani wa uungu|usafi ni sehemu ya uungu',
    'PSA.51.10',
  ),
  absent(
    'God works in mysterious ways|God moves in a mysterious way|the Lord works in mysterious ways|Mungu hutenda kwa njia za ajabu',
    'ISA.55.8-9',
  ),
  absent(
    'God will not give you more than you can handle|God never gives us more than we can handle|God wont give you more than you can bear|God gives his toughest battles to his strongest soldiers|Mungu hatakupa zaidi ya unavyoweza kubeba',
    '1CO.10.13',
  ),
  absent('everything happens for a reason|all things happen for a reason|kila jambo hutokea kwa sababu', 'ROM.8.28'),
  absent(
    'hate the sin love the sinner|love the sinner hate the sin|God hates the sin but loves the sinner|mchukie dhambi mpende mwenye dhambi|chukia dhambi mpende mwenye dhambi',
    'ROM.5.8',
  ),
  absent('spare the rod and spoil the child|spare the rod spoil the child', 'PRO.22.6'),
  absent('to thine own self be true|to your own self be true|be true to yourself', 'PRO.4.23'),
  absent('charity begins at home|hisani huanzia nyumbani', '1TI.5.8'),
  absent(
    'when God closes a door he opens a window|when one door closes God opens another|God never closes a door without opening a window|Mungu akifunga mlango hufungua dirisha',
    'REV.3.8',
  ),
  absent('follow your heart|just follow your heart|listen to your heart|fuata moyo wako', 'PRO.3.5-6'),
  changed(
    'money is the root of all evil|money is the root of all evils|money is the source of evil|pesa ni chanzo cha maovu yote|fedha ni shina la maovu yote',
    '1TI.6.10',
    'love of|kupenda',
  ),
  changed(
    'pride goeth before a fall|pride comes before a fall|pride goes before a fall|pride goes before the fall|kiburi hutangulia anguko',
    'PRO.16.18',
    'destruction|haughty|uangamivu',
  ),
  changed(
    'the lion shall lie down with the lamb|the lion will lie down with the lamb|lion lies down with the lamb',
    'ISA.11.6',
  ),
  changed('an eye for an eye makes the whole world blind|an eye for an eye leaves everyone blind', 'MAT.5.38-39'),
  changed('only God can judge me|Mungu pekee ndiye anaweza kunihukumu|only God can judge', 'MAT.7.1-2'),
  changed('name it and claim it|name it claim it|blab it and grab it', '1JN.5.14'),
  changed(
    'an apple was the forbidden fruit|eve ate the apple|adam and eve ate an apple|eve gave adam an apple|hawa alikula tofaa',
    'GEN.3.6',
  ),
  changed(
    'three wise men|there were three wise men|three kings visited jesus|mamajusi watatu|wafalme watatu',
    'MAT.2.1-2',
  ),
  changed('jonah was swallowed by a whale|a whale swallowed jonah', 'JON.1.17'),
  changed('the devil made me do it|shetani alinifanya nifanye', 'JAS.1.14'),
  changed('god wants you to be happy|god just wants me to be happy|mungu anataka uwe na furaha tu', 'MIC.6.8'),
  absent('God wants you to be rich|God wants everyone to be rich', '1TI.6.17'),
  absent(
    'an idle mind is the devils workshop|idle hands are the devils workshop|an idle mind is the devils playground|idle hands are the devils tools|akili isiyo na kazi ni karakana ya shetani|kukaa bure ni karakana ya shetani',
    '2TH.3.10-11',
  ),
  absent('the road to hell is paved with good intentions|hell is paved with good intentions', 'JAS.4.17'),
  absent(
    'the eyes are the window to the soul|the eye is the window of the soul|the eyes are the windows of the soul|macho ni dirisha la roho',
    'MAT.6.22',
  ),
  absent(
    'God needed another angel|heaven gained an angel|heaven needed another angel|God took her because he needed an angel|when people die they become angels|we become angels when we die|mbinguni kumepata malaika',
    'MAT.22.30',
  ),
  absent('only the good die young|the good die young|wazuri hawadumu', 'ISA.57.1'),
  absent('it will all work out in the end|everything will be all right in the end', 'JHN.16.33'),
  absent(
    'time heals all wounds|time heals everything|time is the best healer|muda huponya majeraha yote|wakati huponya',
    'PSA.147.3',
  ),
  absent(
    'good things come to those who wait|patience pays|subira huvuta heri|mvumilivu hula mbivu|patience is a virtue',
    'ISA.40.31',
  ),
  absent('actions speak louder than words|matendo hunena zaidi ya maneno|vitendo husema zaidi ya maneno', '1JN.3.18'),
  absent('honesty is the best policy|ukweli ni sera bora', 'PRO.12.22'),
  absent(
    'do your best and God will do the rest|do your best and let God do the rest|fanya uwezalo Mungu atafanya yaliyobaki',
    'PHP.2.13',
  ),
  absent('let go and let God|let go let God|mwachie Mungu tu', '1PE.5.7'),
  absent('God is good all the time and all the time God is good|God is good all the time', 'PSA.100.5'),
  absent('seeing is believing|kuona ni kuamini', 'JHN.20.29'),
  absent('love is blind|mapenzi ni upofu|upendo ni kipofu', '1CO.13.6-7'),
  absent('forgive and forget|samehe na usahau|samehe sahau', 'COL.3.13'),
  absent('two wrongs dont make a right|two wrongs do not make a right', 'ROM.12.17'),
  absent(
    'what goes around comes around|karma is real|you get what you give|karma will get you|malipo ni hapa hapa duniani|malipo ni hapa duniani',
    'GAL.6.7',
  ),
  absent(
    'ashes to ashes dust to dust|from ashes to ashes and dust to dust|earth to earth ashes to ashes dust to dust|majivu kwa majivu mavumbi kwa mavumbi|udongo kwa udongo majivu kwa majivu',
    'GEN.3.19',
  ),
  absent('till death do us part|until death do us part|mpaka kifo kitutenganishe|hadi kifo kitutenganishe', 'ROM.7.2'),
  absent(
    'for better for worse for richer for poorer in sickness and in health|in sickness and in health|kwa shida na raha',
    'MRK.10.7-9',
  ),
  absent(
    'footprints in the sand|when you saw only one set of footprints it was then that I carried you|it was then that I carried you|nyayo mchangani',
    'DEU.1.31',
  ),
  absent(
    'the serenity prayer|God grant me the serenity to accept the things I cannot change|grant me serenity to accept the things I cannot change',
    'PHP.4.6-7',
  ),
  absent(
    'preach the gospel at all times and if necessary use words|preach the gospel at all times use words if necessary',
    'ROM.10.14',
  ),
  absent('God is a gentleman|the Holy Spirit is a gentleman', 'REV.3.20'),
  absent('once saved always saved|ukiokoka umeokoka milele', 'JHN.10.28'),
  absent('accept Jesus as your personal saviour|ask Jesus into your heart|invite Jesus into your heart', 'ROM.10.9'),
  absent(
    'there are many roads to God|all roads lead to God|all religions lead to the same God|dini zote zinaelekea kwa Mungu mmoja',
    'JHN.14.6',
  ),
  absent('we are all Gods children|everyone is a child of God|sisi sote ni watoto wa Mungu', 'JHN.1.12'),
  absent('money cannot buy happiness|pesa hainunui furaha|money cant buy you happiness', 'ECC.5.10'),
  absent('the devil is in the details|the devil is in the detail', '1PE.5.8'),
  absent('speak of the devil', '1PE.5.8'),
  absent('Satan rules in hell|the devil is the king of hell|the devil lives in hell', 'REV.20.10'),
  absent(
    'saint Peter stands at the gates of heaven|saint Peter at the pearly gates|Petro anasimama mlangoni mwa mbinguni',
    'REV.21.25',
  ),
  absent('guardian angel is with everyone|everyone has a guardian angel', 'PSA.91.11'),
  absent('the seven deadly sins|pride greed lust envy gluttony wrath sloth|dhambi saba za mauti', 'PRO.6.16-19'),
  absent('moderation in all things|everything in moderation|all things in moderation|kila kitu kwa kiasi', 'PHP.4.5'),
  absent('neither a borrower nor a lender be|neither borrower nor lender be', 'PRO.22.7'),
  absent(
    'early to bed and early to rise makes a man healthy wealthy and wise|the early bird catches the worm',
    'PRO.6.9-11',
  ),
  absent('united we stand divided we fall|umoja ni nguvu utengano ni udhaifu|unity is strength', 'PSA.133.1'),
  absent('haraka haraka haina baraka|hurry hurry has no blessing|more haste less speed', 'PRO.19.2'),
  absent('haba na haba hujaza kibaba|little by little fills the measure|little by little makes a bundle', 'PRO.13.11'),
  absent('asiyesikia la mkuu huvunjika guu|he who does not listen to elders breaks his leg', 'PRO.1.8'),
  absent(
    'asiyefunzwa na mamaye hufunzwa na ulimwengu|who is not taught by his mother is taught by the world',
    'PRO.1.8',
  ),
  absent('mtoto umleavyo ndivyo akuavyo|samaki mkunje angali mbichi', 'PRO.22.6'),
  absent('mtaka cha mvunguni sharti ainame|no pain no gain|no cross no crown|no sweet without sweat', '2TI.2.5-6'),
  absent('mgeni njoo mwenyeji apone|mgeni siku mbili siku ya tatu mpe jembe|a visitor is a blessing', 'HEB.13.2'),
  absent('mficha uchi hazai|mficha maradhi kifo humuumbua', 'PRO.28.13'),
  absent('akufaaye kwa dhiki ndiye rafiki|a friend in need is a friend indeed', 'PRO.17.17'),
  absent('mungu hamtupi mja wake', 'DEU.31.6'),
  absent('mungu si athumani|mungu si babu', 'GAL.6.7'),
  absent('dua la kuku halimpati mwewe|the curse of a chicken does not bother the hawk', 'PRO.26.2'),
  absent('sauti ya wengi ni sauti ya Mungu|the voice of the people is the voice of God|vox populi vox dei', 'EXO.23.2'),
  absent('blood is thicker than water|damu ni nzito kuliko maji', 'MAT.12.50'),
  absent(
    'birds of a feather flock together|show me your friends and I will tell you who you are|nionyeshe rafiki zako nikuambie wewe ni nani',
    'PRO.13.20',
  ),
  absent('a man is what he eats|you are what you eat', 'MAT.15.11'),
  absent(
    'if you fail to plan you plan to fail|failing to plan is planning to fail|he who fails to plan plans to fail',
    'PRO.21.5',
  ),
  absent('work hard and play hard|hard work never killed anyone', 'PRO.14.23'),
  absent('God made man and man made money', 'DEU.8.18'),
  absent('God will make a way where there is no way', 'ISA.43.19'),
  absent(
    'the family that prays together stays together|a family that prays together stays together|familia inayosali pamoja hudumu pamoja',
    'JOS.24.15',
  ),
  absent('prayer changes things|prayer is the key|prayer is the master key|maombi ni ufunguo', 'JAS.5.16'),
  absent(
    'seven days without prayer makes one weak|a prayerless Christian is a powerless Christian|no prayer no power|much prayer much power',
    '1TH.5.17',
  ),
  absent('come as you are|njoo jinsi ulivyo|come just as you are', 'MAT.11.28'),
  absent('life is what you make it|live your best life|you only live once|yolo|maisha ni mafupi furahia', 'JAS.4.14'),
  absent(
    'what does not kill you makes you stronger|what doesnt kill you makes you stronger|kisichokuua hukuimarisha',
    'ROM.5.3-4',
  ),
  absent(
    'after the rain comes the sunshine|every cloud has a silver lining|baada ya dhiki faraja|after hardship comes relief',
    'PSA.30.5',
  ),
  absent('practise what you preach|practice what you preach|do as I say not as I do', 'JAS.1.22'),
  absent('the end justifies the means|the ends justify the means', 'ROM.3.8'),
  absent('rome was not built in a day', 'GAL.6.9'),
  absent('all men are created equal|all people are created equal|binadamu wote ni sawa', 'GAL.3.28'),
  absent('the customer is always right|the customer is king', 'MAT.7.12'),
  absent('an attitude of gratitude|count your blessings', '1TH.5.18'),
  changed('be in the world but not of it|in the world but not of the world', 'JHN.17.14-16', 'they are not'),
  absent(
    'all good things come to an end|all good things must come to an end|kila chenye mwanzo kina mwisho',
    'ECC.3.1',
  ),
  absent('do unto others before they do unto you|do to others before they do it to you', 'MAT.7.12'),
  absent('just let go and let God', '1PE.5.6-7'),
  absent('live and let live|mind your own business', 'ROM.12.18'),
  absent('knowledge is power|elimu ni nguvu', 'PRO.9.10'),
  absent('practice makes perfect|mazoezi hujenga', 'PRO.24.16'),
  absent('silence is golden|speech is silver but silence is golden', 'PRO.17.28'),
  absent('life is too short', 'PSA.90.12'),
  absent('a leopard cannot change its spots so people never change|people never change', '2CO.5.17'),
  absent('it takes a village to raise a child|a child belongs to the village', 'DEU.6.6-7'),
  absent('behind every successful man there is a woman', 'PRO.31.10-11'),
  absent('still waters run deep|empty vessels make the most noise|debe tupu haliachi kuvuma', 'PRO.17.27'),
  absent('where there is a will there is a way|penye nia pana njia', 'PRO.16.9'),
  absent('prevention is better than cure|kinga ni bora kuliko tiba', 'PRO.22.3'),
  absent('look before you leap|think before you act', 'PRO.19.2'),
  absent('the grass is greener on the other side', 'HEB.13.5'),
  absent('you cannot serve God on an empty stomach|a hungry man is an angry man', 'MAT.4.4'),
  absent('never say never|anything is possible if you believe in yourself|believe in yourself', 'MRK.9.23'),
  absent('God will not forsake a hardworking man|kazi ni dawa', 'PRO.14.23'),
  absent('forgive but never forget', 'COL.3.13'),
  absent('whatever does not kill you makes you stronger', 'ROM.5.3-5'),
  absent('God gives the toughest battles to his strongest soldiers', '1CO.10.13'),
  absent('when life gives you lemons make lemonade', 'ROM.8.28'),
  absent('the best things in life are free', 'ECC.3.13'),
  absent('laughter is the best medicine|kicheko ni dawa', 'PRO.17.22'),
];
