import type { menOfGlory as English } from '../en/menOfGlory.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries/men-of-glory. */
export const menOfGlory: Translation<typeof English> = {
  hero: {
    eyebrow: 'Huduma ya wanaume',
    title: 'Wanaume wa Utukufu',
    lead: 'Mwanamume anaweza kuzungukwa na watu wiki nzima na bado asiwe na wa kumwambia ukweli. Hapa anaye.',
    picture: 'men',
    verse: swahiliScripture('Proverbs 27:17'),
  },
  text: {
    title: 'Chuma na subira',
    paragraphs: [
      'Sisi ni akina baba, waseja, waendesha bodaboda, wahandisi, wakulima na wanaume wanaotafuta kazi. Tunakutana mapema kwa sababu siku ni ndefu. Mmoja husoma, mmoja huomba, kisha tunaulizana hali halisi ya nyumbani.',
      'Hakuna anayekaripiwa. Mwanamume aliyeanguka hasengenywi. Hutembelewa. Aliyefanikiwa huombwa atufundishe sisi wengine jinsi alivyofanya.',
    ],
  },
  pillars: {
    title: 'Tunachofanya',
    items: [
      {
        title: 'Kuomba',
        text: 'Kwa ajili ya wake zetu, watoto wetu, kazi zetu na mji wetu, kwa sauti na kwa kutaja majina, hata sisi tulioanza juzi.',
      },
      {
        title: 'Kukimu familia',
        text: 'Kwa mikono safi. Tunazungumza waziwazi kuhusu madeni, mishahara, kazi za ziada na akiba, na tunasaidiana kupanga.',
      },
      {
        title: 'Kulinda',
        text: 'Nyumba zetu dhidi ya hasira na ulevi, wanyonge dhidi ya wenye nguvu, na macho yetu wenyewe dhidi ya kile kinachomwibia mwanamume polepole.',
      },
      {
        title: 'Kurithisha',
        text: 'Kila mwanamume hapa ana kijana anayetembea naye, na kila mvulana katika kanisa hili ana mjomba katika Kristo.',
      },
    ],
  },
  meetings: {
    title: 'Wakati tunapokutana',
    items: [
      {
        name: 'Kiamshakinywa cha maombi',
        when: sample('Jumamosi ya kwanza ya mwezi, saa 12 na nusu asubuhi (6:30 am)'),
        where: sample('Ukumbi wa kanisa, Ruiru'),
      },
      {
        name: 'Mafunzo ya Biblia ya wanaume',
        when: sample('Kila Jumanne, saa 12 na nusu jioni (6:30 pm)'),
        where: sample('Majumbani; uliza palipo karibu nawe'),
      },
      {
        name: 'Siku ya akina baba na wana wao',
        when: sample('Jumamosi ya mwisho ya kila likizo ya shule'),
        where: sample('Hutangazwa kila muhula'),
      },
    ],
  },
  gallery: {
    title: 'Mwaka mmoja pamoja na wanaume',
    items: [
      { picture: 'mount-kenya', caption: 'Saa 12 asubuhi (6 am), kabla ya mtu yeyote kufika kazini' },
      { picture: 'path', caption: 'Njia tunayotembea pamoja, wazee kando ya vijana' },
      { picture: 'tea-rows', caption: 'Kazi ya mikono yetu: safu za michai juu ya Githunguri' },
      { picture: 'sheep', caption: 'Kujifunza kuongoza kutoka kwa Mchungaji Mwema' },
      { picture: 'keys', caption: 'Funguo za nyumba: amana inayotunzwa kwa uangalifu' },
      { picture: 'anchor', caption: 'Kinachomshikilia mwanamume wiki inapokuwa nzito' },
    ],
  },
  verse: swahiliScripture('1 Corinthians 16:13-14'),
};
