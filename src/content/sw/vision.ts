import type { vision as English } from '../en/vision.ts';
import { scripture } from '../scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /about/vision. */
export const vision: Translation<typeof English> = {
  hero: {
    eyebrow: 'Maono yetu',
    title: 'Kuhubiri na kufundisha Neno',
    lead: 'Mbegu ni ndogo, nayo inatosha. Mambo sita yanaeleza tunachotumaini kukiona kikikua.',
    picture: 'vision',
    verse: scripture('Isaiah 55:10-11'),
  },
  title: 'Tunakoelekea',
  points: [
    {
      title: 'Mimbari ambapo Biblia hufunguliwa',
      text: 'Mahubiri yanayopitia vitabu vizima, ili kurasa zilizo rahisi na zilizo ngumu zisikike zote, na mada anayoipenda mtu isichukue nafasi ya ile ya Mungu.',
      verse: scripture('2 Timothy 4:2'),
    },
    {
      title: 'Kila mshirika ni msomaji',
      text: 'Hakuna anayepaswa kulikubali tu neno la mhubiri. Tunawafundisha watu kujisomea Maandiko, na wanaohitaji tunawatafutia Biblia ya maandishi makubwa, ya kusikiliza au ya Kiswahili.',
      verse: scripture('Acts 17:11'),
    },
    {
      title: 'Nyumba ambamo Neno hunenwa',
      text: 'Dakika kumi mezani, zaburi moja njiani kwenda shuleni: wazazi ndio walimu wa kwanza, na kazi ya kanisa ni kuwasaidia.',
      verse: scripture('Deuteronomy 6:6-7'),
    },
    {
      title: 'Kizazi kinacholijua Neno tangu utotoni',
      text: 'Watoto na vijana wanaofundishwa kwa uangalifu uleule kama wazazi wao, na walimu waliojiandaa, ambao hukaa nao zaidi ya muhula mmoja.',
      verse: scripture('2 Timothy 3:15'),
    },
    {
      title: 'Walimu wanaoinuliwa katika kila tawi',
      text: 'Magomano, Kithini na Juja, kila tawi likiwa na watu wake wanaoweza kufundisha kwa usahihi, ili Neno lisingoje gari kutoka Ruiru.',
      verse: scripture('Ephesians 4:11-12'),
    },
    {
      title: 'Neno linalotendwa',
      text: 'Mafundisho yametimiza kazi yake deni linapolipwa, ndugu anaposamehewa, hongo inapokataliwa. Tunataka tujulikane katika mji huu kwa jinsi tunavyoyatenda tunayoyasikia.',
      verse: scripture('James 1:22'),
    },
  ],
  next: 'Tunachofanya ili kuyafikia maono haya: utume wetu',
};
