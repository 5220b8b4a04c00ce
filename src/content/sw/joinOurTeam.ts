import type { joinOurTeam as English } from '../en/joinOurTeam.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries/join-our-team. */
export const joinOurTeam: Translation<typeof English> = {
  hero: {
    eyebrow: 'Jiunge na timu yetu',
    title: 'Hapa kuna kazi inayokungoja wewe',
    lead: 'Huhitaji uzoefu. Njoo usimame kando ya mtu ambaye tayari anaifanya, uone.',
    picture: 'team',
    verse: swahiliScripture('1 Peter 4:10'),
  },
  teams: {
    title: 'Timu sita',
    asksLabel: 'Kinachohitajika',
    button: 'Ningependa kujiunga',
    list: [
      {
        key: 'ushering',
        name: 'Mapokezi',
        does: 'Uso wa kwanza anaouona mgeni. Hufungua lango, humtafutia kiti, na humtambua aliyeketi peke yake.',
        asks: 'Jumapili moja kati ya tatu, kuanzia saa 2 na robo asubuhi (8:15 am).',
      },
      {
        key: 'choir-and-worship',
        name: 'Kwaya na kuabudu',
        does: 'Huongoza nyimbo kwa Kiingereza, Kiswahili na Kikuyu: waimbaji, kinanda, gita, ngoma na kayamba.',
        asks: 'Mazoezi kila wiki. Hakuna anayepimwa sauti; kinachohitajika ni subira tu.',
      },
      {
        key: 'media',
        name: 'Sauti na video',
        does: 'Vipaza sauti, skrini, kamera, na rekodi zinazowafikia walio kazini au kitandani siku ya Jumapili.',
        asks: 'Mkono uliotulia. Tutakufundisha kutumia mitambo.',
      },
      {
        key: 'sunday-school-teaching',
        name: 'Kufundisha Shule ya Jumapili',
        does: 'Huwasimulia watoto kumi na wawili hadithi moja vizuri, na humjua kila mmoja wao kwa jina.',
        asks: 'Ahadi ya mwaka mmoja, mtu wa kukupendekeza, na jioni moja kila mwezi ya kujiandaa pamoja.',
      },
      {
        key: 'hospitality',
        name: 'Ukarimu',
        does: 'Chai baada ya ibada, chakula cha mchana wakati wa kongamano, sufuria ya chakula kwa familia inayohitaji.',
        asks: 'Kadiri wiki yako inavyoruhusu.',
      },
      {
        key: 'intercession',
        name: 'Maombezi',
        does: 'Huyaombea yale ambayo wengine wameandika kwenye kadi, na hutunza siri.',
        asks: 'Dakika sitini siku ya Alhamisi kabla ya ibada, au ukiwa nyumbani.',
      },
    ],
  },
  begin: {
    title: 'Jinsi ya kuanza',
    steps: [
      'Unatutumia ujumbe wenye jina la timu.',
      'Kiongozi wa timu anakupigia simu kabla wiki haijaisha.',
      'Unakuja Jumapili mbili kutazama, kisha unaamua.',
    ],
  },
  message: 'Ningependa kujiunga na timu ya {team}. ',
};
