import type { DangerPhrases } from './phrases.ts';

/** How danger is told in Kiswahili and Sheng. */
export const swahili: readonly DangerPhrases[] = [
  {
    matter: 'despair',
    who: 'self',
    level: 'clear',
    language: 'sw',
    lines: `
    <!anataka|alitaka|anatamani|anasema|alijaribu|amejaribu|anajaribu|anafikiria|anafikiri|kutaka|anatishia|ametishia|anaongea|alisema|amesema|wanataka|atajaribu|alitishia|ni|alikufa|amepanga|anapanga|amekuwa kujiua|kujinyonga|kujitoa_uhai|kujimada|kujichinja|kujiangamiza|kujimaliza|kujitia_kitanzi
    najiua|nijiue|nitajiua|ntajiua|tajiua|ntajinyonga|tajinyonga|nijinyonga|ntajimaliza|ntajimada|ntajitoa_uhai|ntajidunga|nta_jinyonga|nta_jiua|ninajiua|nikijiua|nijitoe_uhai|najinyonga|nijinyonge|nitajinyonga|nitajitoa_uhai|najitoa_uhai|nitajimaliza|nijimalize|najimaliza|nijimade|nitajimada|najimada|nimejinyonga|ningejiua|ninajinyonga|nijiuwe|nijimurder|najimurder
    nimejaribu|nilijaribu|najaribu|nikajaribu|nataka|nitaka|nimeamua|napanga|nafikiria|nawaza|naeza|nimepanga|nitajaribu|ningependa|natamani|nafikiri|naskia|najiskia|nahisi|niko_tayari|nitajikuta ..3 kujiua|kujinyonga|kujitoa_uhai|kujitoa|kujimaliza|kujimada|kujirusha|kujichinja|kujitia_kitanzi|kujiondoa_duniani|kuondoka_duniani|kuaga_dunia|kutoka_kwa_hii_dunia|kupotea_milele
    najitia|nitajitia|najitie|nimejitia|nijitie|kujitia|natia ..2 kitanzi|kamba|kitanzini
    nijitundike|najitundika|nitajitundika|najining'iniza ..3 leo|kesho|usiku|mti|juu
    WANT_SW ..2 DEATH_SW !njaa|kiu|kwa_ajili|kwa_kicheko|na_kristo|nikiwa|katika_bwana|na_yesu|kwa_kristo|kiroho|kwa_dhambi|usingizi|baridi|kwa_mwili
    heri|afadhali|bora|kheri|ni_heri ..3 nife|nikufe|kufa|ningekufa|ningalikufa|kifo|nisingezaliwa|nisingelizaliwa|nisizaliwe|nidedi|nizikwe|niondoke_duniani|ningezikwa|kuzikwa !kwa_kristo
    kufa|kifo|mauti ..2 ni|ndio|ndiyo|naona|ingekuwa|ingekua|kuna ..2 heri|bora|afadhali|rahisi|suluhisho|suluhu|njia|poa|nafuu !kwa_kristo|faida
    @1:chok ..3 LIFE_SW|kuwa_hai|hii_life|dunia_hii|hii_dunia !ya_dhambi|ya_shule|ya_mjini|ya_club|ya_clubs|ya_party|ya_pombe|ya_ulevi|ya_bangi|ya_anasa|ya_uzinzi|ya_umalaya|ya_wizi|ya_uongo|ya_zamani|ya_single|ya_kukopa|ya_kukodi|ya_campus|ya_boarding|ya_hostel|ya_mtaa|ya_town|ya_city|ya_hustle|ya_kubeti
    @1:chosh ..2 LIFE_SW
    maisha|life|dunia !ya ..2 imenichosha|yamenichosha|imenishinda|yamenishinda|imenilemea|yamenilemea|imenichokesha|imenikataa|imenishindia
    nimeshindwa|nimelemewa|nimeboeka|nimefika_mwisho|nimekata_tamaa|nimebore|nimechoshwa ..3 LIFE_SW
    sitaki|staki|sitamani|sipendi|sina_haja|sina_sababu|sina_hamu|sina_nguvu|sioni_haja|sioni_sababu|sioni_maana|sioni_faida|sioni_umuhimu|hakuna_haja|hakuna_sababu|hakuna_maana|siwezi|sioni_point|sina_reason|sijiskii|sisikii|sihisi|sina_hamu|sioni_reason|haina_haja|hainafaa|nimekosa_sababu|nimekosa_hamu ..3 kuishi|kuwa_hai|uhai|kuendelea_kuishi|nikiishi|niishi|kuona_kesho|maisha|kuendelea_na_maisha !na_dhambi|naye|nao|bila_yesu|peke
    sina|sioni|hakuna|sijui ..2 haja|sababu|maana|faida|reason|hamu|point|umuhimu ..2 ya kuishi|maisha|uhai|kuendelea
    maisha|life ..3 hayana|haina|yamekosa|imekosa|hainaga|ikosa|zimekosa ..1 maana|thamani|faida|haja|maana_tena|ladha|point|sense
    kukatisha|nikatishe|kumaliza|nimalize|kutoa|nitoe|nimaliza|katisha|kujikatisha|nitamaliza|nitakatisha|nimekatisha|kukata|nikate|kutamatisha|nitatoa ..1 maisha|uhai|life ..1 yangu|wangu|haya|hii|$
    uhai|maisha ..1 wangu|yangu ..2 kukatisha|kutoa|nitoe|kumaliza|nimalize|niutoe|nikatishe
    @ji:pig risasi
    najirusha|nitajirusha|ntajirusha|nijirushe ..4 jengo|mjengo|nyumba|ghorofa|gorofa|building|bridge|daraja|mto|dam|reli|flat|flati|balcony
    najirusha|nitajirusha|ntajirusha|nijirushe|nijitupe|nitajitupa|ntajitupa|najitupa ..2 mbele|chini ..2 treni|train|gari|lori|lorry|trela|trailer|basi|matatu|nganya
    @ji:chom ..3 kiberiti|moto|sigara|pasi|mkono|mkononi|ngozi|mapaja|mwili
    najidedisha|najidedi|kujidedisha|nijidedishe|nitajidedisha|nimejidedisha
    kujikata|najikata|nijikate|kujirusha|nijirushe|nitajirusha|ntajirusha|najiumiza|kujiumiza|nimejikata|nimejiumiza|kujidhuru|najidhuru|kujichoma|nilijikata|nijiumize !kwa_bahati|mpira|kidogo_nikimenya|kidogo_nikikata|kidogo_nikipika|nikimenya|nikipika|nikikata|nikichonga|nikinyoa|kidole
    nilale|kulala|nikilala|nalala|nisinzie|usingizi ..4 nisiamke|bila_kuamka|nisiweze_kuamka|nisiamuke|milele|siamki|sitaamka|sitamka|nisiwahi_amka
    sitaamka|nisiamke|nisiamuke|nisiamkange|sitaki_kuamka|nisifungue_macho ..2 kesho|tena|asubuhi|$
    @1:zaliw ..2 kwa_nini|mbona
    mbona|kwanini|kwa_nini|sijui|afadhali|natamani|heri ..2 nilizaliwa|nizaliwe|nisingezaliwa|nikazaliwa|nilizaliwaga|singezaliwa|ningekua_sijazaliwa
    dunia|watu|familia|watoto|kila_mtu|nyumbani|wote|wazazi|mama|wao|wangekuwa|ulimwengu ..5 poa|bora|heri|vizuri|afadhali|raha|furaha|sawa|amani ..3 bila|nikiwa_sipo|nisipokuwepo|nikiondoka|nikifa|nikienda|kama_sipo|kama_singekuwepo|nikitoweka ..1 mimi|mi|$
    bila mimi ..5 poa|bora|vizuri|afadhali|raha|furaha|sawa|amani|happy|watakuwa
    hakuna|hamna|nani|hawata|hakunaga ..3 atakayenikumbuka|atakayenililia|ata_notice|atajua|atajali|anayenihitaji|atakayejali|ataumia|atalia|atanikosa|atanimiss|atakaye_miss ..4 nikifa|nikiondoka|nikienda|nikitoweka|nikidedi|$
    nikifa|nikidedi|nikitoweka ..4 hakuna|nani|hawatajali|mtafurahi|watafurahi|watajuta|mtajuta|mtanikumbuka|mnisamehe|hawatanikumbuka|mzike|mnizike|mtajua|msilie|hata|hawata
    kamba|kitanzi|kisu|wembe|sumu|bunduki ..5 tayari|shingoni|nijiue|nimenunua|nimeficha|leo_usiku
    kamba|kitanzi|sumu ..5 mkononi|nimeshika
    niko_na|nina|nimeshika|nimebeba ..1 kisu|wembe|bunduki ..3 mkononi|$
    nimenunua|nimeshika|nina|niko_na|nimebeba|nimetafuta|natafuta ..2 kamba|kitanzi|sumu|wembe|dawa_ya_panya !ya_panya_nyumbani|ya_ng'ombe
    kwaheri|kwa_heri|goodbye|bye ..3 dunia|milele|maisha|ya_mwisho|wote_mnaonijua|walimwengu
    siku|usiku|ujumbe|message|barua|saa|sala|neno ..3 ya|wa|yangu|la|ndio ..2 mwisho ..3 duniani|kuishi|yangu|kwenu|kwa_familia|kabla|kuwa_hai|kuandika|kunisikia
    nimeandika|nimewaandikia|naandika|nimeacha|nimemwandikia ..2 barua ..2 mwisho|kwaheri|kuaga
    nataka|natamani|ningependa|nitaka|nitakuja|nakuja|naenda|acha ..3 nimfuate|kumfuata|niende|nimfuata|niungane ..4 marehemu|kaburini|alikofia|mbinguni|alipo|kuzimu|aliko|mama|baba|mume|mke|mtoto
    roho|sauti|kitu|pepo|akili ..4 inaniambia|zinaniambia|linaniambia|yananiambia|inanishawishi|inaniambianga ..3 nijiue|nife|nijirushe|nimuue|nijinyonge|nijidhuru
    mungu|bwana|ee ..4 nichukue|niue|chukua_maisha|chukua_uhai|nitoe_duniani|niondoe_duniani|nichukulie !mikononi|kama|nilivyo|nikutumikie|uniongoze|mkono|uniongoze|niwe
    nijitupe|kujitupa|nijirushe|nitajitupa|kuruka|niruke ..4 mto|mtoni|bridge|daraja|gorofa|ghorofa|gari|barabarani|reli|treni|kisima|bahari|dam|maji
    kukanyagwa|nikanyagwe|nigongwe|kugongwa na gari|treni|lorry|train
    siwezi|sitaweza|staweza|sitoboi ..2 kuendelea ..2 kuishi|na_maisha|hivi|na_haya_maisha
    naona|afadhali|bora ..2 nijimalize|nijitoe|nijimade|nijiue|nitoweke|nipotee|nimalizane
    nitakuwa|nitakua|nimekuwa|ntakuwa ..1 maiti|marehemu ..2 kesho|leo|hivi|kufika|by|$
    nimeacha|naacha|niliacha|nimekataa|sitaki ..2 kumeza|dawa|kunywa|arv|arvs|insulin|insulini|dialysis ..7 nife|nikufe|kufa|nidedi|nidanje|niondoke
    nataka|nitaka|natamani|nimeamua|naenda|niko_tayari|wacha|acha|naeza|nafikiria|najiskia|nahisi ..1 kuinywa|niinywe|kuikunywa|kuimeza|niimeze|kuzimeza|nizimeze|kuvimeza
    sumu|dawa_ya_kuua|dawa_za_kuua|dawa_ya_panya|dawa_ya_wadudu|dawa_ya_mimea|dawa_ya_ng'ombe|dawa_ya_kupulizia|jik|asidi|acid|mafuta_ya_taa|ratrat|triatix ..8 kuinywa|niinywe|kuikunywa|kuimeza|niimeze
    dawa_ya_panya|sumu|ratrat|acaricide ..4 nitainywa|nitaikunywa|naikunywa|niinywe|nitaimeza|nitakunywa
    `,
  },
  {
    matter: 'despair',
    who: 'self',
    level: 'possible',
    language: 'sw',
    lines: `
    ^ nisingekuwepo|singekuwepo|nisingekuweko|nisingezaliwa|singezaliwa !kama_si|kama_sio|bila_mungu|bila_yesu|bila_neema|bila_yeye|kazini|shuleni|kanisani|nyumbani|kenya
    kesho|leo|wiki_ijayo ..1 sitakuwa|sitakuwepo|sitakuweko ..1 $|tena|hai|duniani|mbarikiwe|kwaheri|kwaherini|nisameheni|mnisamehe
    sitakuwa|sitakuwepo|sitakuweko tena ..1 $|duniani|hai|nanyi
    barua ..6 mtampa*|mtaisoma|mtaiona|mkampe|mpeni|utampa*
    maisha yangu ..3 mwisho|tamati|ukingoni !wa_mwezi|wa_mwaka
    safari ..5 haina|isiyo|bila|hakuna return|kurudi|marudio
    nimenunua|nimepata|nina|niko_na|nimebeba ..1 dawa|sumu|spray|dip ..4 nitakunywa|nitainywa|nitaikunywa|nitaimeza|ninywe|niinywe|nikunywe !kutwa|asubuhi|mara|baada
    mazishi yangu ..3 karibu|mtakuja|njooni|mje|imbeni|msilie|kesho|wiki|jumamosi|jumapili|hivi_karibuni|yanakuja|yamekaribia|iwe|yawe
    mniimbie|mtaniimbia|wataniimbia ..5 mazishi|kaburi|kaburini|msiba
    duniani ..1 sina kazi|maana|faida|nafasi|sababu|haja
    niagie|niagieni|niagizie|nawaaga|mniage ..2 mama|baba|watoto|familia|wote|nyote|ndugu|dada|kaka !safari|shule|naenda
    kata|nimekata|nimekatwa tamaa ..4 bye|byeni|kwaheri|kwaherini|kabisa_na_maisha|kuishi
    byeni|kwaherini|kwaheri ..4 milele|hamtaniona|dunia|nisameheni|msinitafute|sitarudi
    sitawasumbua|hamtaniona|hatutaonana|msinitafute|mtanikumbuka ..2 tena|kamwe|milele|nikiwa|nikiondoka|kesho|$
    hakuna|sina|sioni|hamna ..2 haja|sababu|maana ..1 ya ..2 kuishi|kuamka|kuendelea|maisha|kupumua
    nimeficha|naficha|nimeweka|naweka|nimekusanya|nakusanya ..5 vidonge|dawa|sumu|kamba|tembe
    wataishi|atapumzika|watapumzika|wapumzike|watakuwa|watafurahi|maisha_yao ..4 bila_mimi|nikienda|nikiondoka|nisipokuwa|nikifa|nisipokuwepo
    kaburi|udongo|jeneza ..3 nyumbani|kwangu|langu|linaniita|naliona|natamani
    kujiua|kujinyonga|kujimada
    natamani|naomba|nangoja|nangojea|naombea ..1 kifo|mauti !cha_kristo|cha_yesu
    nikifa|nikidedi|nikijiua ..5 deni|madeni|insurance|bima|pesa|loan|loans ..3 itaisha|yataisha|iishe|yaishe|itaishia|watalipwa|watapata|yatalipwa|$
    nikifa|nikidedi ..3 watapata|watalipwa|wapate ..2 pesa|insurance|bima
    nikipotea|nikitoweka|nikienda ..2 hakuna|nani|hakunaga|hamna ..2 atanitafuta|atajua|atanikosa|atanimiss|atajali|atanikumbuka
    mtu|mkristo|aliyejiua|ukijiua|nikijiua ..2 akijiua|kujiua|anajiua|aliyejiua ..2 anaenda|ataenda|huenda|ataingia|anaingia mbinguni|jehanamu|motoni
    mimi na maisha|life|dunia basi|bas|tumeachana|imeisha|yameisha
    mimi na dunia|maisha ..1 kwisha|bas|basi
    mimi|mi|nimekuwa|niko|najiona|nahisi|ni|naona|nimekua|kuwa ..2 mzigo ..3 kwa|familia|watu|wote|yao|wazazi|$
    mzigo kwa|tu ..2 familia|wazazi|watu|kila|watoto|mume|mama|wote|everyone|wengine
    nimekata_tamaa|nimepoteza_tumaini|nimepoteza_matumaini|sina_tumaini|sina_matumaini|sina_hope|nimelose_hope ..3 na|ya|la|kabisa|kwa ..1 maisha|kuishi|kila_kitu|life|tena
    sioni|siona|hakuna ..2 mbele|kesho|njia|mwanga|future|tumaini|matumaini ..2 kwangu|yangu|langu|tena|maishani|ya_maisha|$
    sijui|sidhani ..2 nitafika|nitaamka|nitaona|nitamaliza ..1 kesho|asubuhi|wiki
    nisamehe*|mnisamehe|nisameheni ..2 kwa ..2 nitafanya|nitakachofanya|nitakalofanya|nitakayofanya|nitachofanya
    dunia bye|kwaheri
    chukua|nichukue maisha|uhai|roho ..1 yangu
    naona giza ..1 tu|mbele|kila|$
    kuishi|maisha ..1 kwangu|yangu ..1 ni bure|hasara|kazi_bure|kupoteza|adhabu
    niungane|kuungana|nijiunge|nikutane|kukutana ..2 na ..1 mababu|wahenga|marehemu|waliokufa|waliotangulia
    tutaonana|tuonane|tutapatana ..2 upande|side ..1 ile|wa_pili|ingine|mwingine|nyingine|huo
    suluhisho|solution|suluhu ..1 la|ya|the ..1 mwisho|final|pekee ..4 nimepata|msinilaumu|kufa|nife|sumu|kamba
    nimepata|nimechagua|nimeamua ..2 suluhisho|solution|suluhu|njia ..1 la|ya mwisho
    mnichungie|nichungieni|nichungie|mnitunzie|nitunzieni|niangalilie ..2 watoto|mtoto|mama|familia ..4 naenda|naondoka|siwezi|nimechoka|mimi_basi
    nastahili|ninastahili|nafaa|natakiwa ..1 kufa|kifo|kuuawa !kwa_dhambi
    kifo ..2 ndio|ndiyo|pekee|tu|kita* ..3 amani|pumziko|raha|kitanipa|kitanipumzisha|suluhisho|kitaniokoa
    nilizaliwa|niliumbwa|niko_duniani|naishi|nimezaliwa ..1 ya_nini|kwa_nini|bure|kufanya_nini|ili_iweje
    mtaskia|mtasikia|watasikia|mtasoma ..2 habari|story|stori|jina|msiba ..1 yangu|langu|wangu
    mwambie|waambie|ambia|ambieni|mwambieni ..2 mama|baba|watoto|mke|mume|familia ..3 asilie|wasilie|nilijaribu|nampenda_sana|nilimpenda|anisamehe
    natuma|naandika|hii_ni|nawatumia ..2 ya|wa mwisho !wa_mwezi|wa_mwaka|wa_wiki
    msinilaumu|msijilaumu|usijilaumu|msimlaumu_mtu|msiwalaumu ..4 nikienda|nikiondoka|nikifa|nimechoka|nimeamua|kwaheri|$
    nimefika|nimefikia|niko ..2 mwisho !wa_mwaka|wa_masomo|wa_mwezi|wa_kozi
    dunia|maisha|life ..2 si|sio|haina|hainitaki|haitaki|haifai|hainipendi ..1 yangu|mimi|kwangu|maana|haja|tena|$
    @1:chok ..2 na|kabisa ..1 kila_kitu|everything|hii_story_ya_kuishi|dunia|haya_mateso|hii_mateso|uchungu
    siwezi|sitaweza|siezi|staweza|nimeshindwa ..1 kuvumilia|kuendelea|kubeba|kustahimili|kuhimili ..2 tena|hivi|maumivu|uchungu|haya|mateso|$
    siwezi tena
    nashindwa|nimeshindwa|siwezi ..1 kuendelea|kustahimili|kuvumilia ..2 tena|maisha|haya|hivi|$
    natamani|nataka|ningependa|natamaninga ..3 kupotea|kutoweka|nitoweke|nipotee|kuondoka_duniani|kulala_milele|kupumzika_milele|kwenda_mbali_milele|niondoke_duniani|nipumzike_milele|yaishe|iishe|kuisha
    kupumzika|nipumzike|kulala|nilale milele|kabisa_kabisa|kaburini
    kwaheri|kwa_heri|tutaonana ..3 milele|mbinguni|wapendwa|nyote|wote|marafiki|familia|kila_mtu|ng'ambo
    nisameheni|mnisamehe|naombeni_msamaha|nisamehe ..4 kwa ..2 nitakachofanya|nitakayofanya|ninachotaka_kufanya|ninachoenda_kufanya|naenda|nilichoamua
    waambie|mwambie|ambieni|mwambieni ..4 ninawapenda|nawapenda|niliwapenda|nilimpenda|nampenda|nilijaribu|pole
    nitunzie|mnitunzie|watunze|mtunze|tunzeni|angalieni|mniangalilie|nichungie|mtunzie ..3 watoto|mama|mtoto|familia ..4 nikienda|sipo|nikiwa_sipo|nikiondoka|nisipokuwepo|nikifa|sitakuwepo
    sitakuwepo|sitakuwa_hapa|sitakua|sitawahi|sitakuwa|stakuwa ..3 kesho|tena|wiki|hai|hapa|duniani|muda_mrefu
    watafurahi|wangefurahi|mtafurahi|angefurahi|watapumua|mngefurahi|watashukuru ..1 nikifa|nikiondoka|nikienda|nikidedi|nikitoweka
    siku|kesho|asubuhi ..3 mtanikosa|mtanitafuta|mtanikuta|hamtanipata|mtanimiss
    mara|siku|wakati ..2 mwisho ..2 kuniona|kunisikia|kuongea_nami|kuwaona|kunipata|kuonana
    hakuna|hamna|nani ..2 anayenitaka|anayenijali|anayenihitaji|anayenipenda ..4 nife|niondoke|tena|duniani|hata_kidogo|bora
    hakuna|hamna|nani|hakunaga ..2 ataniona|atanikumbuka|atanililia|atakayejua|atanimiss|atajali|atakayenikosa|atanikosa ..2 nikiondoka|nikifa|nikienda|kama|nikipotea|$
    watoto|familia|mke|mume|mama ..4 wataishi|watakuwa|atakuwa|ataishi|wataendelea ..3 vizuri|bora|sawa|poa|salama|furaha ..3 bila|nikiondoka|nisipokuwa|nikienda|nikifa
    kuna|ina|na|upo|kuna_na ..2 haja|faida|maana|point ..1 gani|ya ..2 kuishi|kuendelea|maisha|uhai|mimi_kuwa
    maisha|life ..1 ya|ni|ina|imekuwa|imekua|yamekuwa ..2 jehanamu|hell|mateso|bure|upuzi|useless|chungu ..2 tu|kwangu|$
    kwa_nini|kwanini|mbona|nini ..2 naishi|niendelee|niko_hai|niishi|niko_duniani|ninaishi|bado_niko
    najichukia|najiona_bure|sifai|sina_maana|sina_thamani|mimi_ni_bure|mimi_si_kitu|sina_maana_tena ..3 kuishi|tena|duniani|bora|life|maisha|kabisa
    wembe|kisu|blade ..4 mkono|mikono|mapaja|ngozi|mwili|nafuu|natulia
    najikata|ninajikata|nikijikata
    dawa|vidonge|tembe|panadol ..5 nikimeza|ngapi|niue|kuua|zote|nilale_milele|mwisho|kufa
    vidonge|dawa|panadol|tembe ngapi|ngapi_ndio
    kuaga|naaga|naenda|nawaaga|naondoka ..3 dunia|mwisho|milele|nyote|duniani|wote
    sumu|dawa_ya_panya|ratrat|triatix|dawa_ya_ng'ombe ..5 nakunywa|ninywe|kunywa|nitakunywa|nitameza|meza|nimeze|kumeza
    natembea|nimesimama|niko|nimekaa ..3 kwa|kwenye|juu|karibu|hapa ..2 daraja|bridge|reli|gorofa|ghorofa|ukingo|mto|dam ..3 nawaza|naangalia|nafikiria|kuruka|nashuka|nikitazama|natamani|kuna
    uchungu|maumivu ..4 yaishe|iishe|imalizike|yamalizike|uishe|imeniua|umenizidi|yamenizidi ..3 kabisa|milele|leo|kuishi|nife|$
    mkinizika|wakinizika|mtakaponizika|mkishanizika|watakaponizika
    naomba|natamani|ningetaka|heri ..1 shule ..1 zisifungwe|isifungwe|zisifunge|isifunge
    mungu|god|bwana|lord|yesu ..3 nikam|nikuje|nije ..1 huko|uko ..1 kwako|juu
    naogopa|nahofia|ninaogopa ..2 nitafanya|ntafanya|kufanya|nifanye ..1 jambo|kitu|kitendo|mambo ..1 baya|mbaya|mabaya|kibaya
    depression ..3 inaniua|imenimaliza|itanimaliza|imeniua|itaniangamiza|inaniangamiza|itaniua|imenifikisha|inanimaliza
    nataka|nitaka|natamani ..3 kuwacha|kuacha ..2 maisha|dunia|kupumua|yote
    nimechoka kupumua|kujifanya|kupambana|kuvumilia|kuteseka|kulia ..2 tena|kabisa|kila|siku|$
    dunia|watu|familia|watoto|kila_mtu|nyumbani|wote|wazazi|mama|maisha_yao ..5 nzuri|mazuri|rahisi|njema|nafuu|tamu|mepesi ..3 bila|nikiwa_sipo|nisipokuwepo|nikiondoka|nikifa|nikienda|kama_singekuwepo|nikitoweka ..1 mimi|mi|$
    nisipokuwepo|nikiwa_sipo|nikishaenda|nikishaondoka|singekuwepo|nisingekuwepo|nikitoweka|wakinikosa ..5 vizuri|heri|raha|furaha|watapumua|watafurahi|watakula|watapumzika|nafuu|amani|rahisi|poa|wangefurahi|wangepumua|angefurahi|umepungua|utapungua
    mama|baba|mimi ..2 akiondoka|akienda|nikiondoka|akitoweka ..2 mtaishi|mtakuwa|mtapumua|mtafurahi|mtapumzika ..1 vizuri|raha|amani|poa|heri|sawa|bora
    sifai|sistahili|sina_haki|sistahiki|si_stahili ..2 kuwa|kuishi|kupumua|ya_kuishi|ya_kuwa ..1 hai|duniani|hewa|tena|$
    moyo|roho|ndani ..3 umekufa|imekufa|ilikufa|ulikufa|ilishakufa|nimekufa|nilikufa|nilishakufa|imededi|nimededi ..8 mwili|siutaki|ganda|natembea|rest|kurest|kupumzika|kitambo|tayari
    kurest|nirest|rest|kupumzika|nipumzike|kulala|nilale for_good|mazima|daima|kabisa_kabisa|milele
    kulog|kulogout|nilogout|kuexit|niexit|nidelete|kudelete|kucheckout|nicheckout ..3 life|account_yangu|hii_account|hii_dunia|dunia|duniani|hii_life
    nilizaliwa|kuzaliwa|nizaliwe|kunizaa|alinizaa ..3 kosa|makosa|bahati_mbaya|bure|laana
    mungu|bwana ..4 anirudishe|anichukue|anitoe|aniondoe|anichukulie ..3 nyumbani|duniani|nilikotoka|leo|sasa|tu|kwake|hapa|$
    mkisikia|mkipata|wakisikia ..2 habari|mwili|simu ..3 zangu|umepatikana|mbaya|yangu ..2 msi*
    wakinikosa|nikikosekana|nikikosa|nisipoonekana ..5 hakuna|hawatajua|hatajua|nani|msinitafute|hata
    bima|insurance|sacco ..4 italipa|inalipa|italipwa|itawalipa ..4 shamba|deni|watoto|fees|karo|familia|nikifa|marehemu
    bye_bye|byebye|kwaheri ..1 yangu ..3 wasee|wote|watu|jamaa|mabeshte
    nimejam|nimechoka|nimechoshwa ..1 na ..1 kuishi|life|uhai|maisha|kupumua
    mawazo ..5 peke|usiku|kamba|sumu|kisu
    nimepoteza|hakuna|sina matumaini|tumaini|hope ..1 yote|kabisa|tena|$
    heri|bora|afadhali ..1 wafu|maiti|waliokufa|marehemu ..2 kuliko mimi|niliye|sisi|walio
    `,
  },
  {
    matter: 'despair',
    who: 'other',
    level: 'clear',
    language: 'sw',
    lines: `
    anasema|husema|amesema|alisema|anasemanga ..5 heri|afadhali|bora|ni_heri|ni_afadhali ..1 afe|kufa|angekufa|aende|angekufanga
    anasema|husema|amesema|alisema ..2 tutamkumbuka|mtamkumbuka|hatutamwona|hatutamuona|watamkumbuka
    PERSON_SW ..4 anaomba|akiomba|anatamani|akitamani|anasema|anataka|huomba ..2 kufa|afe|kifo|mungu_amchukue|kujiua|asiwepo !kwa_kristo|na_kristo
    anataka|alitaka|anatamani|anasema|alijaribu|amejaribu|anajaribu|anafikiria|anatishia|ametishia|anaongea|alisema|amesema|anapanga|amepanga|anafikiri|anawaza|atajaribu|alitishia|anadai ..3 kujiua|kujinyonga|kujitoa|kujimaliza|kujimada|kujiumiza|kujirusha|kufa|kudedi|kudanja|afe|sumu|atajiua|ajiue|kujidhuru|atajinyonga|kujichinja|hataki_kuishi !njaa|kwa_ajili|kwa_kristo
    atajiua|atajinyonga|ajiue|anajiua|ajinyonge|atajimaliza|ajitoe_uhai|anajikata|anajiumiza|atajitoa_uhai|hujikata
    amechoka|kachoka ..2 na|kabisa ..1 maisha|kuishi|life
    hataki|hatamani|haoni_haja|haoni_sababu|haoni_maana ..3 kuishi|uhai|maisha
    `,
  },
  {
    matter: 'poison',
    who: 'self',
    level: 'clear',
    language: 'sw',
    lines: `
    nimekunywa|nimemeza|nilikunywa|nilimeza|nimekula|nimekunyua|nimekunywa_tu|nishakunywa|nishameza|nimeshakunywa|nimeshameza|nimebugia|nimetumia|nimetake|nimeoverdose|nimedunga ..3 sumu|jik|dawa_ya_panya|dawa_za_panya|ratrat|rat|triatix|diazinon|dudu|doom|acid|asidi|dawa_ya_ng'ombe|dawa_ya_kunyunyizia|dawa_ya_mimea|dawa_ya_wadudu|dawa_ya_kuua|dawa_za_kuua|dawa_ya_~|dawa_za_~|dawa_ya_dudu|mafuta_ya_taa|bleach|petroli|poison|pesticide|insecticide|dawa_ya_kupulizia|dawa_ya_mbegu|harpic|dettol
    nimekunywa|nimemeza|nilikunywa|nilimeza|nimekula|nishameza|nimeshameza|nimebugia|nimetake ..2 dawa|vidonge|tembe|panadol|piriton|tablets|pills|arvs|valium|madawa|dawa_za_usingizi ..3 nyingi|mingi|zote|vingi|vyote|mob|kibao|kumi|ishirini|thelathini|arobaini|hamsini|sitini|mia|10|12|15|20|25|30|40|50|60|100|18|24|16|14|pakiti|chupa|kupita_kiasi|overdose
    nimemeza|nilimeza|nimekunywa ..1 kumi|ishirini|thelathini|arobaini|hamsini|10|12|15|20|25|30|40|50|60|100|18|24|16|14|pakiti|chupa_nzima ..2 dawa|vidonge|tembe|panadol|piriton|za|ya
    nimeoverdose|nimejidunga|nimekunywa_sumu|nimemeza_sumu
    overdose ..2 nimefanya|nime|nimechukua
    nimejikata ..3 mishipa|mkono|damu|wrist
    nimemeza|nilimeza|nimekunywa|nimebugia|nimetwanga ..2 panado|panadol|dawa|vidonge|tembe ..3 ishirini|thelathini|arobaini|hamsini|20|25|30|40|50|nyingi|zote
    anatoa|natoa|unatoa|anatokwa povu
    nimekunywa|nimemeza|nilikunywa|nilimeza|nakunywa|nitakunywa ..3 dawa ya|za mahindi|kahawa|nyanya|mboga|shamba|kuku|kupe|minyoo_ya_ng'ombe|majani|magugu
    `,
  },
  {
    matter: 'poison',
    who: 'other',
    level: 'clear',
    language: 'sw',
    lines: `
    amekunywa|amemeza|alikunywa|alimeza|amekunyua|akakunywa|wamemeza|anakunywa ..3 sumu|jik|dawa_ya_panya|dawa_za_panya|dawa_nyingi|vidonge_vingi|dawa_zote|vidonge_vyote|ratrat|triatix|diazinon|acid|asidi|mafuta_ya_taa|dawa_mob|bleach|poison|pesticide|dawa_ya_wadudu|dawa_ya_dudu|dawa_ya_ng'ombe|dawa_za_ng'ombe|dawa_za_kulala|dawa_ya_kupulizia|dawa_ya_kunyunyizia|dawa_ya_mimea|dawa_ya_mahindi|dawa_ya_kahawa|dawa_ya_nyanya|dawa_ya_mboga|dawa_ya_shamba|dawa_ya_mbegu|dawa_ya_kuku|dawa_ya_kuua|petroli|harpic|dettol !ya_daktari
    amekunywa|amemeza|alikunywa|amekula|ameoverdose|amebugia|wamekunywa ..3 sumu|jik|dawa_ya_panya|dawa_nyingi|vidonge_vingi|dawa_zote|vidonge_vyote|ratrat|triatix|acid|mafuta_ya_taa|dawa_mob|bleach|poison|dawa_ya_wadudu|dawa_ya_ng'ombe|dawa_za_kulala
    PERSON_SW ..3 amekunywa|amemeza|alikunywa ..2 sumu|vidonge|dawa_za|dawa_20|dawa_30
    amejinyonga|anajinyonga ..2 sasa|hapa|lakini|bado|nisaidie|tumemkata|yuko_hai
    `,
  },
  {
    matter: 'despair',
    who: 'self',
    level: 'possible',
    language: 'sw',
    lines: `
    sumu nyingi|vidonge|dawa
    kunywa|ninywe|nitakunywa|nikunywe|kumeza|nimeze|nitameza|nakunywa ..1 sumu|dawa_nyingi|vidonge_vingi|jik|dawa_zote|dawa_ya_panya|triatix|ratrat
    `,
  },
  {
    matter: 'hurt',
    who: 'self',
    level: 'clear',
    language: 'sw',
    lines: `
    @3>1:(?:pig(?=[ae])(?!ani)|chap(?=[ae]?\\b)|dund(?=[ae])|gong(?=[ae])|twang|charaz|tandik|zab|bond(?=[ae])|umiz|jeruh|nyong|chom(?=[ae])|chinj|kab(?=[ae])|kanyag|nyanyas|dhulum|katakat|rarua|ng'at|lim(?=a)|dhuru|pondapond|slap|beat|punch|kick|hit|tes(?=[ae])) !simu|picha|jeki|busu|pasi|chenga|bao|moyo|message|text|mistari|stori|vita|maombi|msasa|call|tafu|kura|story|sana_moyoni|makofi_ya|pambaja|sms|bega|mabao|magoli|goli|na_furaha|kampani|jicho|chini
    @3>1:pig(?=[ae]\\b) makofi|mateke|ngumi|fimbo|viboko|kofi|teke|mijeledi|vibao|vita_kila
    kunipiga|kunichapa|kunidunda|kunitesa|kuninyanyasa|kuniumiza|kunichoma|kunidhuru !simu|picha|jeki|busu|chini|msasa|message|pasi|kura|tafu|moyo
    @3>1:kat na kisu|panga|shoka|wembe|chupa
    @3>1:(?:pasu|chan|vunj|jeruh|pondapond|chub|ng'o|kat|chom|ump) ..1 kichwa|uso|mdomo|pua|mkono|mguu|mbavu|jicho|taya|meno|jino|mgongo|sikio|kidole|shingo|tumbo
    @3>1:[a-z]+ ..2 na chupa|nondo|rungu|panga|shoka|mwiko|mkanda|waya|fimbo|kiboko|nyaya|pasi_ya_moto|maji_moto|bomba|stuli
    @1:tishiw ..2 maisha|kifo|kuuawa|uhai|kuuliwa|kisu|na
    @3>1:tumi ..2 ujumbe|message|meseji|sms|barua ..4 kuniua|nitakufa|nitauawa|kaburi|jeneza|kifo|mwili
    @1:(?:pigw|chapw|dundw|gongw|tandikw|charazw|nyanyasw|umizw|dhulumiw|tesw|jeruhiw|chomw|nyongw|pigwang) !na_butwaa|na_malaria|na_homa|na_mafua|na_ugonjwa|na_covid|na_corona|na_maisha|na_jua|na_mvua|na_baridi|na_umeme|picha|simu|vita|faini|marufuku|na_mshangao|na_njaa|chini|x-ray|na_upepo|na_gari|na_shetani|stori|na_stima|kalenda|na_mapepo|deki|pasi|sack|saki|kalamu|ban|transfer|expulsion|marufuku_ya
    wametishia|wanatishia|ametishia|anatishia|wanasema|anasema|amesema|wamesema|wanataka|anataka|wameapa|ameapa|wamepanga ..2 kuchoma|watachoma|atachoma|wachome|achome|kuteketeza|watateketeza|atateketeza ..1 nyumba|boma|duka|kibanda|keja ..1 yetu|yangu|letu|langu|chetu|changu|tukiwa|nikiwa
    kuniua|kutuua|ataniua|wataniua|aniue|waniue|kunichinja|kunimaliza|ataniuwa|kuniuwa|kunichoma|atanichinja|ataniangamiza|atanimaliza|aliniua|kunimurder|atatuua|watatuua|kunitoa_uhai|kuniangamiza !kwa_kicheko|na_kicheko|njaa|na_njaa
    @3>1:(?:tish|tishi|chokoz|wind|fukuz) ..4 kisu|panga|kuniua|kufa|bunduki|rungu|nitakuua|ataniua|maisha|shoka|usiku
    @3>1:(?:lazimish|uza|oza|oz) ..3 kuolewa|ndoa|mzee|kutahiriwa|tohara|ukeketaji|nikatwe|niolewe|umalaya|mume
    kuolewa|niolewe|wanioze|kuozwa|nimeozwa|naozwa|kuniozesha|waniozeshe|kuozeshwa|nikeketwe|kukeketwa|tohara|kutahiriwa ..4 kwa_lazima|kwa_nguvu|mzee|nina_miaka|sitaki|nitoroke|nitoroka|msichana|wasichana
    wanataka|anataka|wanapanga|baba|mama|nyanya ..3 niolewe|kunioza|kuniozesha|waniozeshe|kunikeketa|kunitahiri|nikeketwe|nitahiriwe|nikatwe
    unyanyasaji|ukatili ..1 nyumbani|wa_kijinsia|wa_nyumbani|katika_ndoa|kwa_ndoa
    mume|mke|bwana|baba|boyfriend|mama|mpenzi|mzee ..3 mkali|mkatili|violent|abusive|mnyanyasaji|katili !wa_dhambi
    naogopa|nahofia|ninaogopa|nateseka|naishi_kwa_hofu !nitafanya|ntafanya|nitamfanya|nitamuumiza|nitampiga|nitamdhuru|nitamuua|kumfanya|kumuumiza ..4 mume|bwana|bibi|boyfriend|baba_wa|kurudi_nyumbani|kwenda_nyumbani|ataniua|atanipiga|mjomba|atanichapa|maisha_yangu|mke
    macho|uso|mkono|mbavu|jino|meno|mguu|jicho ..3 imevimba|umevimba|yamevimba|limevimba|alinivunja|amenivunja|nimevunjwa|imevunjika ..5 mume|alinipiga|amenipiga|bwana|kipigo|alipoinipiga
    @3>1:vunj ..2 mkono|mbavu|mguu|jino|pua|meno|taya|kidole
    kipigo|vipigo|kichapo|mapigo ..4 nyumbani|mume|kila_siku|baba|ndoa|bwana|mama|usiku
    @3>1:fungi ..3 nje|ndani|kwa_nyumba|chumba|kamba
    nimefungiwa|nimetekwa|nimefungwa_kamba|nimezuiliwa ..3 ndani|nyumba|chumba|nyara|na|kwa
    sina usalama|salama
    si|sio|siko|sipo salama ..2 nyumbani|hapa|kwake|na
    nyumbani|kwetu|kwangu|home ..1 si|sio|hakuna|hakunaga|hamna|hapana|haiko ..1 salama|usalama|safe !kwa_mifugo|kwa_kuku
    huchapa|anachapa|alichapa|amechapa|hupiga|anapiga|alipiga|amepiga|hudunda|anadunda|alidunda|hutesa|anatesa|hugonga|anagonga|aligonga|huumiza|anaumiza|wanapiga|wanachapa|walipiga|walichapa mimi|mi|sisi|siye !simu|picha
    @3>1:(?:wek|ti|ingiz|chovy|shik|bandik|kandamiz) ..2 mkono|mikono|vidole|kidole|mguu|uso ..3 maji_moto|maji_ya_moto|maji_yaliyochemka|moto|jiko|jikoni|makaa|sufuria
    aliweka|alitia|aliingiza|alichovya|akaweka|akatia|akaingiza|huweka|hutia|anaweka|anatia|amenichovya|aliniweka ..1 mkono|mikono|vidole|kidole|mguu|uso ..1 wangu|yangu|vyangu|changu|yetu ..3 maji_moto|maji_ya_moto|moto|jiko|makaa|sufuria
    `,
  },
  {
    matter: 'hurt',
    who: 'self',
    level: 'possible',
    language: 'sw',
    lines: `
    hofu|naogopa|natetemeka|moyo_unadunda|moyo_hudunda|moyo_unapiga|naganda|nashtuka|najificha|mwili_unatetemeka ..4 nikisikia|nikiskia|nikimsikia|nikimskia|nikimwona ..4 mume|bwana|mzee|baba|babangu|buda|boyfriend|husband|hubby|wa_kambo|mjomba|funguo|gari_lake|viatu|sauti_yake|akifungua
    nikisikia|nikiskia|nikimsikia|nikimskia|kusikia ..4 mume|bwana|baba|babangu|buda|boyfriend|husband|hubby|wa_kambo|mjomba|funguo|viatu_vyake|sauti_yake|akifungua ..6 natetemeka|naogopa|najificha|tunajificha|naganda|moyo_unadunda|moyo_hudunda|nakosa_pumzi|hofu
    mum|mama|mom|mathe|baba|dad|wazazi ..5 hakurudi|hajarudi|hawajarudi|hawakurudi ..4 ndogo|wadogo|peke|pekee|watoto|siblings
    hakuna ..1 chakula|food|unga ..8 hakurudi|hajarudi|hawajarudi|ametuacha|walituacha
    nadanganya|nadanganyanga|nimedanganya|naambia|nawaambia ..4 nilianguka|nimeanguka|nilijigonga|niliteleza
    akikasirika|akilewa|akirudi|akikunywa|akikam ..4 wanajificha|tunajificha|najificha|tunalala|nalala|tunakimbia|nakimbia|ngumi|mangumi|mateke|makofi|vita|kichapo
    nikitoka|nikiondoka|nikimwacha|nikisema|nikienda|nikiripoti ..3 ataniua|atanitafuta|atanipata|atanichoma|ataniumiza|atanimaliza
    ananikataza|amenikataza|hanikubalii|haniruhusu|ananifungia|amenifungia|hunifungia ..6 wazazi|familia|kutoka|ndani|simu|nyumbani|marafiki|kazi
    navaa|kuvaa|huvaa ..3 miwani|makeup|kitambaa|sweta ..3 kuficha|kufunika|nifiche
    @3>1:(?:tes|one(?=a)|tish|sukum|nyima|fungia|chokoz|gomb) !wivu|huruma ..4 nyumbani|mume|kila_siku|chakula|pesa|usiku|akilewa|watoto|ndoa|sana|mama|baba|bwana|wa_kambo|jirani
    ABUSER_SW ..4 @3>1:(?:tes|one(?=a)|tish|sukum|fungia|nyima|umiz|chokoz) !wivu|huruma|shauku|fahari|haya
    ABUSER_SW ..3 akilewa|akinywa|akikasirika ..4 @3>1:[a-z]+
    akilewa|akinywa|akikasirika|akirudi|akija ..4 hulala_nje|tunalala_nje|najificha|natoroka|nalala_nje|naogopa|tunajificha|tunalala|tunatoroka|anavunja|vita|tunaogopa|balaa|watoto_wanalia
    naficha|ninaficha|kuficha|nadanganya|nasema ..4 majeraha|alama|vidonda|niliteleza|nilianguka|makovu|nimeanguka|jicho
    ananitisha|ananitishia|amenitisha|wananitisha|alinitishia
    ndoa ..3 ya|ina|imejaa|yangu ..2 mateso|vita|vipigo|jehanamu|ukatili|kipigo
    nikiondoka|nikimwacha|nikisema|nikiripoti|nikiambia|nikienda ..4 ataniua|atanipiga|atanitafuta|atanifukuza|ataua|atachukua|atanichapa|kuniua|atanidhuru
    hataki|haniruhusu|hanikubalii|amenikataza|ananikataza|hunikataza|haniachi ..3 nitoke|kutoka|nione|kuona|niongee|kwenda|nimwambie|nisiambie|kusema|kuongea|kuambia ..3 nyumba|familia|wazazi|mtu|mama|nje|mtu_yeyote|rafiki|polisi
    @3>1:(?:piga|chapa|dunda)\\b !simu|picha|jeki|busu|pasi|chenga|bao|moyo|message|text|mistari|stori|vita|maombi|msasa|call|tafu|kura|story|makofi_ya|pambaja|sms|bega|mabao|magoli|goli|kampani|jicho|chini
    nateswa|ninateswa|nanyanyaswa|nimeteswa|nadhulumiwa ..2 na|kwa|nyumbani
    anatupiga|hutupiga|wanatupiga|alitupiga|anatuchapa|anatutesa|anatufukuza|ametupiga
    kupigana|tunapigana|vita ..3 nyumbani|kila_siku|na_mume|na_mke|na_bwana|na_bibi ..3 damu|kisu|majeraha|usiku|watoto
    @3>1:(?:fuatafuata|winda|vizia)
    drunk|drinks|drinking|tipsy|amelewa|mlevi|chwani|chakari ..6 tunajificha|najificha|hujificha|tunajifungia|najifungia|tunakimbia|nakimbia|tunalala_nje|tunatoroka|najifunika
    tunafichana|najificha|tunajificha|hujificha|tunajifungia ..6 choo|chooni|kabatini|kitandani|shambani|jirani ..6 sober|alale|akilewa|atulie|amelewa|hasira
    `,
  },
  {
    matter: 'hurt',
    who: 'other',
    level: 'clear',
    language: 'sw',
    lines: `
    anampiga|humpiga|amempiga|wanampiga|anawapiga|huwapiga|amewapiga|anamchapa|anamtesa|anamnyanyasa|anawatesa|anawanyanyasa|anamdunda|anamchoma|amemchoma|anapiga|hupiga|anapigwa|hupigwa|amepigwa|anateswa|ananyanyaswa|anamuumiza|anamtishia|alimpiga|anachapwa|wanateswa|anadundwa|kumpiga|anamgonga|amemdunda|wanapigwa|wananyanyaswa ..5 PERSON_SW|wife|mother|nyumbani|na_mume|mumewe|bibi_yake|na_baba|kila_siku|na_bwana !simu|picha|chenga
    PERSON_SW ..5 anapigwa|hupigwa|amepigwa|ananyanyaswa|anateswa|anadhulumiwa|alipigwa|anachapwa|anachomwa|amechomwa|amenyanyaswa|wanapigwa|wanateswa|wanachapwa|anadundwa|anaumizwa !na_jua|picha|simu|marufuku|na_butwaa|na_umeme
    PERSON_SW|ABUSER_SW ..4 anampiga|humpiga|amempiga|wanampiga|anawapiga|huwapiga|amewapiga|anamchapa|anamtesa|anamnyanyasa|anawatesa|anawanyanyasa|anamdunda|anampigapiga|anamtishia|amemjeruhi|hudunda|anadunda !simu|picha|chenga|shetani
    anataka|atamuua|wanataka|amejaribu|ametishia ..3 kumuua|kumchinja|kuwaua|kumkata ..3 PERSON_SW|mke
    keketwa|wakeketwe|kumkeketa|kumtahiri|kumuoza|kumwoza|kumwozesha|akeketwe|aolewe|ataolewa ..4 CHILD_SW|dada|shule|mzee|miaka|kwa_lazima
    CHILD_SW|dada ..5 kukeketwa|keketwa|kutahiriwa|kuozwa|anaozwa|aolewe|wanamuoza|wanamwoza|ameozwa|kuolewa_kwa_lazima
    CHILD_SW ..4 ana|wana|amekuwa_na|ako_na ..1 majeraha|alama|makovu|vidonda ..4 mwili|mgongo|kupigwa|anaogopa|baba|mama|fimbo|hasemi
    amebebeshwa|amepachikwa|amepewa|amewekwa ..1 mimba|ball ..1 na ..1 baba|babake|babangu|buda|budake|budangu|mjomba|uncle|anko|kaka|kakake|mwalimu|ticha|babu|pasta|binamu
    `,
  },
  {
    matter: 'sexual',
    who: 'self',
    level: 'clear',
    language: 'sw',
    lines: `
    @3>1:(?:bak(?=[ae]\\b)|bakw|najis|lawit|dandia|dinya|mang(?=a)|rape|tomb|kul(?=a_kwa)|fira)
    mwalimu|teacher|mjomba|uncle|pasta|mchungaji|padre|baba|kaka|kocha|coach|shemeji ..1 anafanya|hufanya|alifanya|amefanya|wanafanya mapenzi|ngono ..1 nami|na_mimi|nasi|na_sisi
    @3>1:(?:forc|lazimish) ..3 kulala|nilale|tulale|sex|mapenzi|ngono
    @1:(?:bakw|najisiw|lawitiw|tombw|rapiw)
    kunibaka|kunilawiti|kuninajisi|kubakwa|kunajisiwa|kulawitiwa|nibakwe|kunidandia|kunidinya
    ni rape|rapewa
    @3>1:(?:gus(?=a)|shik|papas|tomas|shikashik|chezea|bus(?=u)|kumbati) ..3 vibaya|sehemu|matiti|nyeti|siri|usiku|mapaja|chini|makalio|kifua|nikilala|nikioga|mwili|mahali|kwa_nguvu|nikiwa|bila|tupu|uke|huko|pale|sipendi|naogopa
    ABUSER_SW ..4 @3>1:(?:gus(?=a)|papas|shikashik|tomas|chezea|shika(?=shika)) !kwa_mahubiri|moyo|kwa_neno
    kunigusa|kunishikashika|kunipapasa|kunitomasa !moyo|kwa_neno
    @3>1:lazimish ..3 kulala|ngono|tendo|mapenzi|nilale|kufanya|nivue|kuvua|sex|nimshike|nimguse|ni
    kulala|alilala|analala|hulala|nilale|kushiriki|wakilala|amelala|nililala ..2 na_mimi|nami|naye|nae|nao ..8 kwa_nguvu|lazima|lazimish*|nguvu|mjomba|mwalimu|baba|pasta|mchungaji|ndio|ndipo|fees|marks|kazi|alama|pesa|nikikataa|babu|sitaki|boss|anataka|anasema|kunilazimisha
    ABUSER_SW ..4 kulala|alilala|analala|hulala|nilale|amelala ..1 na_mimi|nami|naye|nae
    ABUSER_SW ..3 ananilala|alinilala|hunilala|amenilala|wananilala|walinilala|ananilalanga
    ABUSER_SW ..4 anataka|ananiambia|aliniambia|alitaka|anasema|ananiforce|hutaka|ananiita ..4 nilale|tulale|ngono|tendo|mapenzi|kulala_na|nivue|tufanye_mapenzi|sex|kuniona_uchi|nimtumie_picha|tabia_mbaya|nude|nudes|picha_za_uchi
    tabia mbaya ..4 na_mimi|nami|mimi|ananifanyia|alinifanyia
    nimetendewa|nilitendewa|nikatendewa|tumetendewa|alinitendea|amenitendea|walinitendea|hunitendea|ananitendea ..2 unyama|ukatili|machafu|mambo_mabaya|maovu_usiku
    @3>1:fany ..2 tabia_mbaya|vibaya_usiku|mapenzi|mambo_mabaya|vitu_vibaya|mambo_machafu|kitu_mbaya|kwa_nguvu|ngono|mchezo_mbaya|mambo_ya_aibu
    kwa nguvu ..4 ngono|mapenzi|alinilalia|kulala|alinifanya|alinishika|alinivua|alinichukua|alifanya
    @3>1:(?:vua|vul) ..2 nguo|suruali|chupi|uniform|sketi
    @3>1:(?:onyesh|onesh|tumi) ..3 uchi|sehemu|picha_chafu|porn|uume|ponografia|picha_mbaya|picha_za_uchi
    huja|anakuja|alikuja|huingia|anaingia|aliingia|anajia ..3 chumba|chumbani|kitandani|room|kwa_bed|kitanda|kwa_blanketi|blanketi ..4 usiku|changu|nikilala|yangu|nimelala|langu
    mimba|mjamzito|ball|pregnant ..2 miaka ..1 10|11|12|13|14|15|16|17|kumi !ya_kungoja|ya_kusubiri|ya_ndoa|ya_maombi
    mimba|mjamzito|ball|pregnant ..6 wa_kambo|mjomba|babu|shemeji|mwalimu|pasta|mchungaji|padre|nabii|binamu|uncle|stepdad|stepfather|guardian|alinibaka|kubakwa|najisi
    mimba|ball ya ..1 baba|kaka|buda|fathee|babake|teacher|boss|cousin|brother ..1 yangu|wangu|mwenyewe
    @3>1:(?:pa|wek|tunga|tia|bebesh) ..1 mimba|ball ..8 mjomba|mwalimu|baba|pasta|mchungaji|babu|kaka|nguvu|akanikana_na_ni|padre|wa_kambo
    ABUSER_SW ..3 @3>1:(?:pa|wek|tunga|tia|bebesh|pachik) ..1 mimba|ball
    ABUSER_SW|bosi|jirani ..2 aliniingilia|ameniingilia|akaniingilia|huniingilia|ananiingilia
    aliniingilia|ameniingilia|akaniingilia|huniingilia|ananiingilia|waliniingilia ..1 kwa_nguvu|kimwili|bila|usiku
    ABUSER_SW ..5 amenifanyia|alinifanyia|hunifanyia|ananifanyia|akanifanyia ..1 tabia|mambo|kitendo|vitendo ..1 mbaya|mabaya|vibaya|kibaya
    ABUSER_SW ..3 amenipea|alinipea|akanipea mimba
    wa_kambo|stepfather|step_father|stepdad|step_dad|mjomba|uncle|anko|pasta|pastor|mwalimu|ticha ..3 amenipea|alinipea|akanipea ball
    nipate|nina|niko_na ..1 mimba|ball ..2 ya|yake|kutoka ..1 baba|mjomba|mwalimu|babu|kaka|pasta|mchungaji|aliyenibaka|padre
    ujauzito|mimba|ball wa|ya ..1 baba|babangu|buda|budangu|mjomba|kaka|babu|mwalimu|wa_kambo|pasta|mchungaji|binamu|shemeji|anko ..1 yangu|wangu|yetu|wetu|mwenyewe
    nisiseme|nisiambie|usiseme|usiambie|siri ..5 mtu|mama|baba|yetu|atanichapa|ataniua ..6 @3>1:(?:gus|shik|fany|vua|lal)
    nilirepwa|nimerepwa|nikarepwa|nilirapiwa|nilirepiwa|nimerapiwa|walinirape|alinirape|amenirape|walinirep|alinirep|wameniraep
    niliwekewa|waliniwekea|wakiniweka|wakaniwekea|aliniwekea|nikawekewa|wamenitilia|walinitegea ..1 mchele|dawa ..2 kwa|kwenye|katika ..1 drink|drinks|soda|pombe|kinywaji|bia|juice|chakula
    `,
  },
  {
    matter: 'sexual',
    who: 'self',
    level: 'possible',
    language: 'sw',
    lines: `
    ananipa|alinipa|hunipa|ananinunulia|hununulia|alininunulia|hunipatia ..5 nisiseme|nisimwambie|nisiambie|ninyamaze|nikae_kimya|ili_ninyamaze
    mtu|uncle|anko|mjomba|baba|kaka|binamu|cousin|wa_kambo|shemeji ..2 ananisumbua|hunisumbua|ananisumbuanga ..1 usiku|nikilala|kitandani|nikioga
    siri ..2 yetu|kati ..3 wawili|sisi|mjomba|mwalimu|baba|anko
    huingia|anaingia|anakujanga|hukuja|huja|anakuja ..3 chumbani|chumba|kitandani|kitanda|room|rum ..3 yangu|kwangu|changu|usiku|$
    ananiita|ananiitaga|huniita|aliniita ..4 ofisi|ofisini|nyumbani_kwake|chumbani|kwake ..3 jioni|usiku|peke_yangu|ananishika|anafunga
    nimeshikwa|nilishikwa|ananishika|alinishika|ananiforce|aliniforce ..3 kwa_lazima|kwa_nguvu|na_boyfriend|sitaki|vibaya
    @3>1:(?:gus(?=a)|shikashik|papas|tomas)
    ubakaji|ulawiti|unajisi
    nguvu|lazima ..3 tendo|ngono|mapenzi
    @3>1:(?:chungulia|tazama|angalia) ..3 nikioga|nikivaa|uchi|nikibadilisha|nikilala|bafuni|vibaya
    aliniambia|ananiambia|amenikataza|aliniambianga|ananikataza|ameniambia|huniambia|hunikataza ..2 nisiseme|nisimwambie|nisiambie|kusema|kuambia|niseme ..2 mtu|mama|mtu_yeyote|yeyote|mathe|$
    siri ..3 yetu|kati|ya_sisi ..3 mjomba|mwalimu|baba|pasta|yeye
    picha ..2 uchi ..6 atatuma|ataposti|anatishia|nimtumie|anataka|atazisambaza|kuzisambaza|kusambaza
    anataka|hutaka ..2 rushwa ..1 ngono|kulala
    rushwa ya ngono
    walinifanyia|alinifanyia|waliniharibu|aliniharibu|ameniharibu|alinichafua
    najihisi|najiona|nahisi|najiskia mchafu|uchafu ..4 alini*|baada|mwili|kubakwa
    `,
  },
  {
    matter: 'sexual',
    who: 'other',
    level: 'clear',
    language: 'sw',
    lines: `
    alimtendea|amemtendea|anamtendea|alimfanyia|amemfanyia|anamfanyia|humfanyia|anawafanyia|aliwafanyia|wamemfanyia|walimfanyia|anafanyia|alifanyia|amefanyia ..6 tabia_mbaya|vitu_vibaya|mambo_mabaya|mambo_machafu|unyama
    sehemu za siri ..2 za ..2 CHILD_SW
    CHILD_SW ..6 sehemu_za_siri|sehemu_zake_za_siri ..4 anachezea|alichezea|anagusa|aligusa|anashika|alishika|zinauma|zinamuuma|zinatoka
    anachezea|alichezea|huchezea|amechezea|anagusa|aligusa|anashika|alishika ..2 sehemu|nyeti ..5 CHILD_SW
    PERSON_SW ..5 amebakwa|alibakwa|kubakwa|amenajisiwa|alinajisiwa|amelawitiwa|alilawitiwa|anabakwa|ananajisiwa|kunajisiwa|kulawitiwa|amebakwa_na|wamebakwa|walibakwa
    amembaka|alimbaka|anambaka|amemnajisi|alimnajisi|anamnajisi|amemlawiti|alimlawiti|anamlawiti|amewabaka|anawanajisi|anawalawiti|alimdandia|amemdinya
    amebakwa|alibakwa|amenajisiwa|amelawitiwa|alinajisiwa|alilawitiwa !tamari|dina
    anamgusa|anamshika|anamshikashika|anamchezea|anamfanyia|alimgusa|alimfanyia|anawagusa|anawashika|anamtomasa|huwagusa|humgusa ..4 CHILD_SW|vibaya|sehemu|tabia_mbaya|dada|wanafunzi|usiku|wasichana|nyeti
    CHILD_SW|dada ..5 anamgusa|anamshika|anamshikashika|anamchezea|anamfanyia|alimgusa|alimfanyia|anaguswa|kuguswa|anashikwa|alishikwa|amefanyiwa|anafanyiwa ..3 vibaya|sehemu|tabia_mbaya|usiku|mjomba|baba|mwalimu|na|nyeti
    CHILD_SW|mwanafunzi|dada ..3 ana|ako_na|amepata|amepewa|amebebeshwa|ametungwa|amewekwa ..1 mimba|ball|mjamzito ..4 mwalimu|baba|mjomba|kaka|pasta|babu|jirani|darasa|miaka|ya
    amempa|alimpa|amempea|alimpea|akampea|amempatia|alimpatia|amempachika|alimpachika|amembebesha|alimbebesha|amemtunga|alimtunga|amemtia|alimtia ..4 mimba|ball|ujauzito ..8 miaka|shule|darasa|mtoto|mwalimu|mjomba|kidato|form
    mwalimu|ticha|tichee|teacher|mjomba|uncle|anko|baba|babu|pasta|pastor|mchungaji|kaka|jirani|askari|polisi|dereva ..4 amempa|alimpa|amempea|alimpea|akampea|amempachika|amembebesha|alimbebesha|amemtia|alimtia ..4 mimba|ball|ujauzito
    CHILD_SW ..4 anatoka|anatokwa|ana|ako_na damu|maumivu|majeraha ..3 sehemu|siri|nyeti|chini
    analala|alilala|amelala|hulala ..1 na ..2 CHILD_SW|wanafunzi
    `,
  },
  {
    matter: 'harm',
    who: 'self',
    level: 'clear',
    language: 'sw',
    lines: `
    nataka|natamani|nitaka|naenda|nimeamua|napanga|nimepanga|nitajaribu|naeza|nafikiria|najiskia|nahisi|ningependa|nawaza|natafuta|niko_tayari|lazima|nimeapa|naapa|wacha|acha ..3 kumuua|kumuuwa|kuwaua|kumchinja|kuwachinja|kumdunga|nimuue|nimchinje|niwaue|kumdhuru|kumkata|kumtilia_sumu|kumpiga_risasi|kumchoma|nimdunge|kumwagia|nimkate|kumuumiza|kumtoa_uhai|kummaliza|nimmalize|nimtoe|kuua|niue|kumpoison|kumwekea_sumu|kumshoot|nimchome|kumnyonga|nimwue|kumdedisha|kumuangamiza|niuwe !mbu|kuku|panya|njaa|mende|nyoka|kunguni|mbuzi|muda|dhambi|simba|utu
    nitachinja|nitaua|nitachoma|nitakata|ntachinja|ntaua ..1 huyo|huyu|hawa|hao|yule|mtu|watu|mwanaume|mwanamke|mume|mke
    @1>3:(?:dung|kat|pig|chom|gong|mwagi|chinj) ..2 kisu|panga|shoka|risasi|petroli|asidi|acid|nondo|bunduki|chupa|mshale !sindano|keki|bei
    ntamdunga|ntamkata|ntamchoma|ntammaliza|ntamchinja|ntamnyonga|ntamdedisha|ntamwagia|ntawachoma|ntawachinja|ntawamaliza|ntamkatakata|nitamkatakata
    nitamuua|nitamchinja|nitawaua|ntamuua|nitamdunga|nitamkata|nitammaliza|nitamwua|nitamchoma|nitawachoma|nitamuuwa|nitammurder|ntamchinja|nitamtilia_sumu|nitamwekea_sumu|nitawachinja|nitamnyonga|nitamshoot|nitamtoa_uhai|ntawaua !mbu|kuku|panya|nyoka|kunguni|mende
    kumuua|kumchinja|nimuue|nimchinje|nitamuua ..2 mume|mke|bwana|bibi|baba|mama|huyu|jirani|boss|mtu|mpenzi|mtoto|kaka|mjomba|shemeji|mpango_wa_kando !daudi|yesu
    nimenunua|nimebeba|niko_na|nina|nimenoa|nimeficha ..2 kisu|panga|sumu|bunduki|shoka|petroli|acid ..5 nimuue|nimkate|kumuua|nimalizane|nimdunge|yake|nitamuua|alipe|niwaue|wao
    kumtupa|nimtupe|kutupa|nitupe ..2 mtoto|kitoto|baby ..4 choo|latrine|mto|mtoni|shimo|pipa|jalala|chooni
    nataka|naeza ..3 kulipiza|nilipize ..4 damu|kuua|panga|kisu|risasi|kumkata|kumchoma
    kuchoma|nichome|nitachoma ..3 nyumba|shule|boma|dorm ..3 wakiwa|wao|yao|yake|ndani|wote|yetu|na
    sauti|pepo|kitu|roho ..4 inaniambia|zinaniambia|ananiambia ..2 nimuue|niue|niwaue|nimdhuru|nimchinje
    namdunga|nitamdunga|tutamdunga|nimdunge|namdedisha|nitamdedisha|nimdedishe|tutamuua|tutawaua|namuua|tunamuua|namuuwa|tunamchoma|tutamchoma|nitamtoa_uhai|tutamtoa_uhai|namtoa_uhai|nimtoe_uhai|namshoot|nimshoot|nampiga_risasi|nitampiga_risasi|nimpige_risasi !sindano|chanjo|kuku|mbuzi|nyoka
    chuma|kisu|panga|bunduki|gun|petroli|asidi|acid|shoka|rungu ..6 kumalizana|namalizana|nimalizane|nimmalize|hataona|hawataona|nimwagie|nitamwagia|kumwagia
    kumalizana|namalizana|nimalizane|tumalizane ..1 na ..1 huyo|yule|karao|mdosi|adui|huyu
    tunachoma|tunawasha|tutachoma|tutawasha|tuchome|nachoma|nichome|nitachoma|nitawasha|tumepanga_kuchoma|tunaenda_kuchoma|kuchoma|kuwasha ..1 dom|dorm|bweni|mabweni|shule|nyumba_ya|ofisi|boma|duka_la|hostel
    nimeweka|nimemwekea|nitaweka|nitamwekea|naweka|nimetia|nimemtilia|nitamtilia ..1 sumu|kitu|ratrat|dawa_ya_panya ..1 kwa|kwenye|katika ..2 chai|chakula|ugali|maji|supu|uji|kinywaji|kikombe
    sauti|pepo|kitu|roho ..4 inaniambia|zinaniambia|linaniambia|ananiambia|yananiambia ..2 nimkate|nimchome|nimdunge|nimpige|nimtoe|nimtupe|nimsonge|nimnyonge|nimtoe_sadaka
    naapa|nimeapa|nakuapia ..4 hataona|hatafika|hataamka|atakufa|hataishi|nitamuua
    nitamgonga|namgonga|nitamkanyaga|nimgonge ..1 na ..1 lori|gari|matatu|trela|pickup
    `,
  },
  {
    matter: 'harm',
    who: 'self',
    level: 'possible',
    language: 'sw',
    lines: `
    nampiga|nilimpiga|nimempiga|nawapiga|huwa_nampiga|ninampiga|nimewapiga|nilimchapa|nampigapiga|nimemjeruhi|nimemuumiza|nilimnyonga|nimemdunda|ninawapiga ..2 mke|bibi|mume|mtoto|watoto|mama|baba|mpenzi|girlfriend|boyfriend|wife|husband !simu|picha
    mke|bibi|mume|mtoto|watoto|mama|mpenzi ..4 nampiga|nilimpiga|nimempiga|nawapiga|ninampiga|nimewapiga|nimemuumiza !simu
    hasira|damu|huyu|yeye|jirani ..8 nitafanya|ntafanya ..1 jambo|kitu|kitendo ..1 baya|mbaya|kibaya
    naogopa|nahofia|ninaogopa ..2 nitafanya|ntafanya|kufanya|nifanye ..1 jambo|kitu|kitendo ..1 baya|mbaya|kibaya ..1 kwa ..1 huyu|huyo|yule|hawa|mtu|mke|mume|jirani
    sijui|sidhani ..2 mikono|mkono|ngumi ..1 yangu|wangu|zangu ..1 itafanya|utafanya|zitafanya|itamfanya
    mikono|mkono ..1 yangu|wangu ..2 haitanisikia|hautanisikia|itafanya_nini|utafanya_nini
    sitajizuia|sitajizuwia|nitahakikisha_hata*
    nimemuua|nimeua|nilimuua|nimemkata|nimemdunga !mbu|kuku|nyoka|panya|mbuzi|simba|nguruwe|ndege
    naogopa|nahofia|naeza|ninaogopa ..2 nitamuua|nitamdhuru|kumuua|nitamuumiza|kumdhuru|nitawadhuru|nitaua|kuua|kumuumiza
    nimembaka|nilimbaka|nimemnajisi|nilimnajisi|nilimlawiti|nilimgusa
    hasira ..5 naeza|nitamuua|kumuua|kuua|nimuue|nitaua|kumdhuru|kisu|nimpige|namchapa_sana
    kulipiza|nilipize|kisasi ..4 aliyenibaka|aliyeua|mume|mke|damu|lazima_afe|aliua
    tumemshika|tumeshika|tukimshika|tukishika|tumenasa ..3 mwizi|mwivi ..8 tairi|petroli|moto|tutamchoma|tutammaliza|mawe
    tairi|matairi ..2 petroli|mafuta|moto ..3 tayari|tutamchoma|mwizi|leo|$
    `,
  },
  {
    matter: 'hurt',
    who: 'other',
    level: 'possible',
    language: 'sw',
    lines: `
    CHILD_SW|kijana|binti ..3 anaogopa|hataki|haezi|analia ..2 kubaki|kuachwa|kulala ..1 na|kwa !giza|wenzake|watoto|mimi|mama
    `,
  },
];
