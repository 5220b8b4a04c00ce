/**
 * Danger in languages that the daily verse does not answer in, as `phraseList` reads it: I want to die, kill myself, he
 * beats me, rape, help me. No speaker has reviewed these lists yet.
 */
export const otherLanguages: Record<string, { approved: boolean; death: string; hurt: string; help: string }> = {
  Kikuyu: {
    approved: false,
    death:
      'nindirenda|ndirenda|nguenda|ngwenda|ningwenda|ningenda|nindenda|ndenda|nyenda|ninyenda ..1 gukua|gukwa|kwiyuraga|kuiyuraga|kwiuraga|ngukua\nno|kaba|wega ngue|ngwe|gukua|nikue\n*iyuraga\nndikwenda gutura|muoyo\nnindanogio|nindanoga ..1 ni|muoyo ..1 muoyo',
    hurt: 'niarahura|niahura|niaraahura|aranjura|arahura|aahura|andihaga|niahuraga|ahuraga\nni arahura|ahuraga|anjuraga|aranjura\nnindanyitwo|nindanyitirwo|ndanyitwo na_hinya|nahinya|hinya\nmuthuri|muthuriwa ..3 arahura|hura|kuhura|anjuraga\nnaanyita|anyita na_hinya',
    help: 'ndeithia|ndethia|nditeithia|teithia',
  },
  Luo: {
    approved: false,
    death:
      'adwaro|adwa|agombo|aikora|daher|dahero|dwaher|adaher|chunya ..2 tho|nekra|nekora|dere|otho\nadhi|abiro|anadhi|abironeko|abironegra|anane neko|nekora|nekra|derruok|dere\nabironekora|anekora|anegora|abironegora\nok_adwar|okadwar ..1 ngima|bedo_mangima\nnekra|nekora|aderra',
    hurt: 'goya|ogoya|ogoyo|chwada|ochwada|gowa ..2 pile|pilepile|odiechieng|chuora|chwora|ndiki|ahinya|$\nchuora|chwora|chwor ..2 goya|goyo|sanda|ogoya\nobambo|onego an|wa\nne|nene|nosetera ..1 thuno|mako|omaka githuon|gi_thuon\nomaka githuon|gi_thuon',
    help: 'konya|konyuru|konywa|konyauru',
  },
  Kamba: {
    approved: false,
    death:
      'ngwenda|nendaa|ninenda|ngenda|nikwenda|nukwenda|nyenda|nina ..1 kukw*|kwiyuaa|kwiyua|kwiyuaa\n*iyuaa|kwiyuaa|niyuaa\nndikwenda|ndyenda ..1 kwikala|thayu',
    hurt: 'akuunaa|akunaa|nienda_kunyuaa|nunguna|anguunaa|niwanguna|aukunaa|nukuunaa|nukunaa\nmuume|muumewa|mume ..2 akuuna*|nukuuna*|ukuuna*\nanguna|aunguna',
    help: 'ndethya|nditethye|ndetheesya|ntethye',
  },
  Luhya: {
    approved: false,
    death:
      'ndenya|nenya|khenya|ndakha|ndenyanga|mbenza|ngenya|nenyanga ..1 okhufwa|khufwa|okhufa|khufa|khukhufwa|okufwa|kufwa|khwitsula|okhwiyira|khwiyira\nokhwiyira|khwiyira|okhweyira',
    hurt: 'ankhupa|akhupa|akhubanga|ankhupanga|khunkhupa|ankubaa|ankhubanga\nomusatsa|musatsa|omusacha|papa|baba ..2 ankhupa*|akhupa*|khupa',
    help: 'khonya|ndekhonye|nkhonye|mkhonye|nyeta',
  },
  Kalenjin: {
    approved: false,
    death:
      'amache|moche|amoche|amach|amoche|amokchin ..2 ame|ameto|meet|mi|abarge|kebarge|abar|kebar\nabargei|abarkei|kobargei\nabarge|kebarge|abare ..1 kee|ke',
    hurt: 'biranon|birono|biroon|birani|birona|kobira|ibirano|birenin|kobirono|kibirano|birana\nmanong|boiyot|boyot ..2 biran*|biron*',
    help: 'toretan|toretechon|toreta|ngetoretan',
  },
  Somali: {
    approved: false,
    death:
      'waxaan|waxan|waan|wan|rabaa|doonayaa|rabo ..3 dhinto|dhintaa|dhiman|dhimanayaa|dhimasho|geeri|geeriyoodo|dilo|is_dilo|naf_gooyo|naf_goyn\nisku|is dilayaa|dili|dilaa|dilo|dileynayaa\nwaan|wan isku ..1 dil*\nis_dilo|isdilo|isdilayaa|is_dilayaa|naftayda\nnolosha ..2 ka_daalay|kama_rabo',
    hurt: 'i_garaac*|igaraac*|i_dil*|i_dilaa|wuu_i_garaacaa|i_kufsaday|ikufsaday|i_faraxumeeyay|wuu_i_dilaa|i_garaacaa|i_garacaa|i_kufsadeen|la_i_kufsaday\nninkayga|saygayga|aabbahay ..3 garaac*|dilaa|igu_dhufto',
    help: 'i_caawi|icaawi|i_caawiya|caawimaad|i_badbaadi',
  },
  French: {
    approved: false,
    death:
      'je|j ..2 veux|vais|voudrais|envie ..2 mourir|suicider|tuer|disparaitre\nme|m suicider|tuer|pendre|jeter|noyer\nen finir|finir avec_la_vie|avec_ma_vie\nenvie|veux|vais d? en? finir !mon|ma|le|la|les|mes\nj en_ai_marre_de|ai_envie_de vivre|mourir\nmarre|fatigue|fatiguee ..1 de|d vivre|la_vie|cette_vie\nje ..2 veux|peux plus vivre\nplus ..1 envie de ..1 vivre',
    hurt: 'il|elle|mari|pere|mon_mari|mon_pere|mon_oncle ..2 me|m ..1 bat|frappe|viole|frappee|battue|touche|etrangle\nm a viole|frappe|violee|battue\nai_ete|suis ..1 violee|viole|battue|frappee',
    help: 'aidez|aide ..1 moi\nau secours\nbesoin d aide',
  },
  'Arabic in Latin letters': {
    approved: false,
    death:
      'ana|ani|aridu|uridu|orid|urido|abgha|3ayez|3ayza|3awez|badi|beddi ..3 amut|namut|nmot|an_amut|amout|amoot|mout|antahir|aqtul\nareed|uriid|urid|ayez|aayez|biddi|bidi ..2 amut|amout|amoot|mout|antahir|aqtul_nafsi\nantahir|antaher\nmush|mesh|mish|ma ayez|ayza|biddi ..1 a3ish|aaish|aish',
    hurt: 'yadrib*|yadrub*|yedrob*|beyedrab*|byidrob*|bidrob*|darabni|ightasab*|eghtasab*|ghtasab*|biyidrib*|biyedrab*|yidrab*|darabni|ightasabni|eghtasabni\nzawji|zoji|gozi|abuya ..2 yadrib*|bidrob*|biyidrib*|darabni',
    help: 'sa3idni|saadni|saidni|sa3iduni|el7a2ni|musaada|anqidhni',
  },
  Arabic: {
    approved: false,
    death:
      'اريد|أريد|عايز|عايزة|عاوز|عاوزة|بدي|ابغى|أبغى|ابي|ودي|نفسي|اتمنى|أتمنى|راح|سوف ..2 *موت*|*نتحر*|*نتحار|اقتل|أقتل\n*نتحر*|*نتحار*\nاقتل|أقتل نفسي\nلا اريد|أريد ..2 *عيش*|الحياة',
    hurt: '*ضربني*|*يضربني*|*اغتصاب*|*اغتصبوني*|*اغتصبني*|*غتصب*|*يعنفني*|*تحرش*',
    help: 'ساعدني|ساعدوني|النجدة|انقذني|أنقذني|انقذوني|*ساعدة',
  },
};
