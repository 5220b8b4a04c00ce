/** Words that say nothing of what a message is about, in English and Kiswahili. */
export const EMPTY_WORDS =
  'a an and any about am are as at aya be been being bible biblia but by can could de did do does for from get give god had ' +
  'have has he help her him his how i if im in is it its ive je just kama katika ki ko ku kuhusu kwa la like lord me mimi mstari ' +
  'my na naomba nataka need neno ni nina ninahitaji nipe of on or our please she so some tell that the their them there they ' +
  'this to today tomorrow us verse verses very wa want was we what when where which who why will with would ya you your za bwana mungu sana too really feel ' +
  'feeling say says said scripture scriptures show passage read word no yes ok not many much these those time yangu wangu langu changu zangu ' +
  'yako wengi nyingi mengi';

/** Words around a line that tell where it was heard or read, or ask where it stands. */
export const FRAME_WORDS =
  'pastor preacher bishop reverend evangelist mhubiri mchungaji askofu mtumishi mum mom mama dad baba father mother teacher mwalimu ' +
  'grandmother grandma shosh shosho cucu guka nyanya babu friend rafiki choir kwaya my our his her their the a an at in on from of by ' +
  'for to i we they he she it its someone somebody people said says say saying told tells tell used always often kept keeps me us ' +
  'wrote written write read reads quoted quotes quote preached sang sing song heard hear saw see seen dream radio tv matatu boda bodaboda bus car ' +
  'gari ukuta wall church kanisa kanisani burial funeral wedding harusi harusini mazishi matanga matangani yesterday today sunday school shule verse ' +
  'line scripture passage words word one which what whats how where who is was are that this those there goes go going does do think guess ' +
  'maybe believe somewhere something about being text bible biblia please pls tafadhali help find remember trying looking ile ya kwamba nani ' +
  'alisema anasema husema aliandika alikuwa akituambia akisema akiniambia aliniambia walisema wapi iko imeandikwa nilisikia nilisoma niliona nadhani ni ' +
  'sijui gani redio kwa katika kwenye kuna mstari aya andiko neno hii hiyo je yesu paulo paul jesus solomon sulemani david daudi moses musa or ' +
  'maneno yale preaching posted status whatsapp facebook tiktok card kadi sign bango sticker poster tshirt shirt like went again very so just ' +
  'and na but i im am looking isnt new old testament part name exactly actually where u you know kuhusu inayosema yanayosema unaosema lisemalo lina kuna ina yana una ' +
  'nipe nisomee nionyeshe zile explain parable story nieleze niambie nifundishe soma hadithi mfano maana naomba';

/** Common words of only one of the two languages. */
export const SWAHILI_WORDS = `
  na ya wa za la kwa katika ni si sana mimi wewe yeye sisi nyinyi wao yangu wangu zangu langu changu yako wako zako lako
  yake wake yetu wetu nini nani wapi lini gani kama lakini bali pia tena leo kesho jana sasa hapa huyu hii hiki hizi
  hao hayo hilo hiyo ile yule wale kuhusu nataka naomba nipe nipatie nahitaji ninahitaji tafadhali asante ahsante karibu
  unatumia habari hujambo jambo shikamoo mambo sasa vipi niaje bwana mungu yesu kristo asifiwe amina neno mstari mistari aya sura
  kitabu biblia ndiyo hapana mwingine mwengine nyingine ingine zaidi moja nyingi sina nina una ana tuna wana sijui najua
  nisaidie nisomee niombee somo siku ndio mbona kwani basi bado tu hata wakati watu mtu kila wote yote vizuri vyema njema
  asubuhi jioni usiku mchana salamu amani upendo imani tumaini neema huruma baraka nimekuwa najisikia nahisi
  endelea usiue usiibe usizini lingine unaweza nionyeshe nisimulie pole sala maombi kuhusiana juu ajili mbele nyuma kidogo kubwa mzuri nzuri
  sumu
`;
export const ENGLISH_WORDS = `
  the a an of and to in is are was were be my your his her their our i me you he she it we they them this that these
  those what who where when why how which do does did not no yes for from with about on at by as if but so or please
  have has had can could will would should may am im verse verses chapter bible say says tell give show read need want
  help feel feeling god lord jesus today good morning evening afternoon night hello hi hey thanks thank another more
  wifi internet password there be been being its into up out all any some just very much when than then
`;
