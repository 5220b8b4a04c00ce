import type { vision as English } from '../en/vision.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
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
    verse: swahiliScripture('Isaiah 55:10-11'),
  },
  title: 'Tunakoelekea',
  points: [
    {
      title: 'Mimbari ambapo Biblia hufunguliwa',
      text: 'Mahubiri yanayopitia vitabu vizima, ili kurasa zilizo rahisi na zilizo ngumu zisikike zote, na mada anayoipenda mtu isichukue nafasi ya ile ya Mungu.',
      verse: swahiliScripture('2 Timothy 4:2'),
    },
    {
      title: 'Kila mshirika ni msomaji',
      text: 'Hakuna anayepaswa kulikubali tu neno la mhubiri. Tunawafundisha watu kujisomea Maandiko, na wanaohitaji tunawatafutia Biblia ya maandishi makubwa, ya kusikiliza au ya Kiswahili.',
      verse: swahiliScripture('Acts 17:11'),
    },
    {
      title: 'Nyumba ambamo Neno hunenwa',
      text: 'Dakika kumi mezani, zaburi moja njiani kwenda shuleni: wazazi ndio walimu wa kwanza, na kazi ya kanisa ni kuwasaidia.',
      verse: swahiliScripture('Deuteronomy 6:6-7'),
    },
    {
      title: 'Kizazi kinacholijua Neno tangu utotoni',
      text: 'Watoto na vijana wanaofundishwa kwa uangalifu uleule kama wazazi wao, na walimu waliojiandaa, ambao hukaa nao zaidi ya muhula mmoja.',
      verse: swahiliScripture('2 Timothy 3:15'),
    },
    {
      title: 'Walimu wanaoinuliwa katika kila tawi',
      text: 'Magomano, Kithini na Juja, kila tawi likiwa na watu wake wanaoweza kufundisha kwa usahihi, ili Neno lisingoje gari kutoka Ruiru.',
      verse: swahiliScripture('Ephesians 4:11-12'),
    },
    {
      title: 'Neno linalotendwa',
      text: 'Mafundisho yametimiza kazi yake deni linapolipwa, ndugu anaposamehewa, hongo inapokataliwa. Tunataka tujulikane katika mji huu kwa jinsi tunavyoyatenda tunayoyasikia.',
      verse: swahiliScripture('James 1:22'),
    },
  ],
  next: 'Tunachofanya ili kuyafikia maono haya: utume wetu',
};
