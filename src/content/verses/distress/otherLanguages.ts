/**
 * Danger in languages that the daily verse does not answer in, as `phraseList` reads it: I want to die, kill myself, he
 * beats me, rape, help me. No speaker has reviewed these lists yet.
 */
export const otherLanguages: Record<string, { approved: boolean; death: string; hurt: string; help: string }> = {
  Kikuyu: {
    approved: false,
    death:
      'nindirenda|ndirenda|nindirenda|nguenda|ningwenda ..1 gukua|kwiyuraga|kuiyuraga\n*iyuraga\nndikwenda gutura|muoyo\nnindanogio|nindanoga ..1 ni|muoyo ..1 muoyo',
    hurt: 'niarahura|niahura|niaraahura|aranjura|arahura|aahura\nmuthuri|muthuriwa ..3 arahura|hura|kuhura|anjuraga\nnaanyita|anyita na_hinya',
    help: 'ndeithia|ndethia|nditeithia|teithia',
  },
  Luo: {
    approved: false,
    death: 'adwaro|adwa|agombo|aikora ..1 tho|nekra|dere\nok_adwar|okadwar ..1 ngima|bedo_mangima\nnekra|nekora|aderra',
    hurt: 'goya|ogoya|ogoyo|chwada|ochwada ..2 pile|chuora|chwora|ndiki|ahinya|$\nchuora|chwora|chwor ..2 goya|goyo|sanda|ogoya\nobambo|onego an|wa',
    help: 'konya|konyuru|konywa|konyauru',
  },
  Kamba: {
    approved: false,
    death:
      'ngwenda|nendaa|ninenda|ngenda ..1 kukw*|kwiyuaa|kwiyua\n*iyuaa|kwiyuaa|niyuaa\nndikwenda|ndyenda ..1 kwikala|thayu',
    hurt: 'akuunaa|akunaa|aukunaa|nukuunaa|nukunaa\nmuume|muumewa|mume ..2 akuuna*|nukuuna*|ukuuna*\nanguna|aunguna',
    help: 'ndethya|nditethye|ndetheesya|ntethye',
  },
  Luhya: {
    approved: false,
    death: 'ndenya|nenya|khenya|ndakha ..1 okhufwa|khufwa|khwitsula|okhwiyira|khwiyira\nokhwiyira|khwiyira|okhweyira',
    hurt: 'ankhupa|akhupa|akhubanga|ankhupanga|khunkhupa|ankubaa|ankhubanga\nomusatsa ..2 ankhupa*|akhupa*|khupa',
    help: 'khonya|ndekhonye|nkhonye|mkhonye|nyeta',
  },
  Kalenjin: {
    approved: false,
    death: 'amache|moche|amoche|amach ..2 ame|meet|abarge|kebarge|abar\nabarge|kebarge|abare ..1 kee|ke',
    hurt: 'biranon|birono|biroon|kobirono|kibirano|birana\nmanong|boiyot|boyot ..2 biran*|biron*',
    help: 'toretan|toretechon|toreta|ngetoretan',
  },
  Somali: {
    approved: false,
    death:
      'waxaan|waxan|rabaa|doonayaa ..2 dhinto|dhimasho|dilo|is_dilo|naf_gooyo\nis_dilo|isdilo|isdilayaa|is_dilayaa|naftayda\nnolosha ..2 ka_daalay|kama_rabo',
    hurt: 'i_garaac*|igaraac*|i_dil*|i_dilaa|wuu_i_garaacaa|i_kufsaday|ikufsaday|i_faraxumeeyay\nninkayga|saygayga|aabbahay ..3 garaac*|dilaa|igu_dhufto',
    help: 'i_caawi|icaawi|i_caawiya|caawimaad|i_badbaadi',
  },
  French: {
    approved: false,
    death:
      'je|j ..2 veux|vais|voudrais|envie ..2 mourir|suicider|tuer|disparaitre\nme|m suicider|tuer|pendre\nje ..2 veux|peux plus vivre\nplus ..1 envie de ..1 vivre',
    hurt: 'il|elle|mari|pere|mon_mari|mon_pere|mon_oncle ..2 me|m ..1 bat|frappe|viole|frappee|battue|touche|etrangle\nm a viole|frappe|violee|battue\nai_ete|suis ..1 violee|viole|battue|frappee',
    help: 'aidez|aide ..1 moi\nau secours\nbesoin d aide',
  },
  'Arabic in Latin letters': {
    approved: false,
    death:
      'ana|ani ..2 amut|amout|amoot|mout|antahir|aqtul\nareed|uriid|urid|ayez|aayez|biddi|bidi ..2 amut|amout|amoot|mout|antahir|aqtul_nafsi\nantahir|antaher\nmush|mesh|mish|ma ayez|ayza|biddi ..1 a3ish|aaish|aish',
    hurt: 'yadrib*|bidrob*|biyidrib*|biyedrab*|yidrab*|darabni|ightasabni|eghtasabni\nzawji|zoji|gozi|abuya ..2 yadrib*|bidrob*|biyidrib*|darabni',
    help: 'sa3idni|saadni|saidni|sa3iduni|el7a2ni|musaada|anqidhni',
  },
  Arabic: {
    approved: false,
    death:
      'اريد|أريد|عايز|عايزة|بدي|ابغى|اتمنى|أتمنى ..2 *موت*|*نتحر*|*نتحار|اقتل|أقتل\n*نتحر*|*نتحار*\nاقتل|أقتل نفسي\nلا اريد|أريد ..2 *عيش*|الحياة',
    hurt: '*ضربني*|*يضربني*|*اغتصبني*|*غتصب*|*يعنفني*|*تحرش*',
    help: 'ساعدني|ساعدوني|النجدة|انقذني|أنقذني|انقذوني|*ساعدة',
  },
};
