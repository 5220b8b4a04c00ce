import type { give as English } from '../en/give.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';
import { church } from './church.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /give. */
export const give: Translation<typeof English> = {
  hero: {
    eyebrow: 'Toa sadaka',
    title: 'Kutoa ni sehemu ya kuabudu kwetu',
    lead: 'Ikiwa umetutembelea, tafadhali usihisi kwamba ni lazima utoe: wewe ni mgeni wetu. Ikiwa hii ni familia yako ya kanisa, asante. Hivi ndivyo unavyoweza kutoa.',
  },
  blocks: [
    {
      title: 'Toa ulivyokusudia, tena kwa furaha',
      paragraphs: [
        'Hapa hakuna anayeulizwa anatoa kiasi gani, na hakuna anayeshukuriwa kwa jina mbele ya watu. Amua ukiwa nyumbani, pamoja na mke au mume wako ikiwa umeoa au umeolewa, na uilete sadaka kama unavyoleta zawadi yoyote: kwa hiari.',
        'Shilingi mia moja kutoka kwa mtu mwenye mia moja na hamsini ni pesa nyingi sana. Mungu huziona hivyo, nasi pia.',
      ],
      verse: swahiliScripture('2 Corinthians 9:7'),
      picture: 'offering',
    },
    {
      title: 'Kazi inayofanywa na sadaka yako',
      paragraphs: [
        'Hulipa kodi ya kumbi, huwasha taa na vipaza sauti, na hutia mafuta katika gari linalokwenda Magomano na Kithini. Huwanunulia Biblia watoto waliomaliza mwaka wao wa kwanza wa Shule ya Jumapili.',
        'Sehemu ya kila sadaka hutengwa kwa ajili ya wenye shida kabla ya kitu kingine chochote kulipiwa. Unaweza kusoma hesabu katika mkutano wa kila mwaka, na kuuliza kuhusu jambo lolote lililomo.',
      ],
      verse: swahiliScripture('Proverbs 3:9-10'),
      picture: 'wheat',
    },
  ],
  payee: church.giving.accountName,
  mpesa: {
    eyebrow: 'M-Pesa',
    title: 'Toa kwa paybill',
    paybill: { label: 'Nambari ya paybill', fact: church.giving.paybill },
    account: { label: 'Nambari ya akaunti', fact: church.giving.account },
    copy: 'Nakili',
    copied: 'Imenakiliwa',
    choose: {
      branch: 'Tawi',
      purpose: 'Aina ya sadaka',
      first: 'Chagua tawi na aina ya sadaka, na nambari mbili za kuweka zitaonekana hapa.',
    },
    since: (day: string) => `Nambari hizi hazijabadilika tangu ${day}.`,
    poster: { show: 'Msimbo wa QR wa bango', name: (of: string) => `Msimbo wa QR wenye nambari za ${of}` },
    failed: 'Nambari hazikupatikana. Tafadhali usitume pesa kwa nambari unazozikumbuka tu: jaribu tena.',
    stepsTitle: 'Kwenye simu yako, hatua kwa hatua',
    steps: [
      { text: 'Fungua M-Pesa, chagua Lipa na M-Pesa, kisha Pay Bill.' },
      { text: 'Weka nambari ya biashara', fact: church.giving.paybill },
      { text: 'Weka nambari ya akaunti', fact: church.giving.account },
      { text: 'Weka kiasi kwa shilingi, kisha PIN yako ya M-Pesa.' },
      { text: 'Kabla ya kuthibitisha, hakikisha kwamba jina unaloonyeshwa ni', fact: church.giving.accountName },
      { text: 'Hifadhi ujumbe ambao M-Pesa itakutumia. Hiyo ndiyo risiti yako.' },
    ],
    care: 'Kamwe hatuombi pesa kwa kukupigia simu au kukutumia ujumbe binafsi, na hakuna mchungaji mwenye paybill yake mwenyewe ya kanisa. Mtu akikuomba pesa kwa jina letu, tafadhali tuambie.',
    contact: 'Uliza kuhusu kutoa',
  },
};
