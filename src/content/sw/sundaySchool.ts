import type { sundaySchool as English } from '../en/sundaySchool.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries/sunday-school. */
export const sundaySchool: Translation<typeof English> = {
  hero: {
    eyebrow: 'Huduma ya watoto',
    title: 'Shule ya Jumapili',
    lead: 'Wanaliimba Neno, wanaliigiza, wanalichora na kuuliza maswali. Wakifika langoni wakirudi nyumbani, wanaweza kulisimulia.',
    picture: 'children',
    verse: swahiliScripture('Mark 10:14'),
  },
  text: {
    paragraphs: [
      'Watoto si kanisa la kesho. Wamo humu sasa, na wanaomba kwa imani kubwa kuliko wengi wetu. Tunawafundisha katika madarasa madogo, na walimu wao hujiandaa wiki nzima.',
    ],
  },
  classes: {
    title: 'Madarasa matatu',
    items: [
      {
        name: 'Wanakondoo wadogo',
        ages: sample('Miaka 3 hadi 5'),
        text: 'Hadithi, wimbo wa vitendo, kitu cha kupaka rangi, na mkono wa kushika wakati wa kwenda msalani na kurudi.',
      },
      {
        name: 'Wavumbuzi',
        ages: sample('Miaka 6 hadi 8'),
        text: 'Tunaigiza hadithi. Kila mmoja amewahi kuwa Goliathi angalau mara moja.',
      },
      {
        name: 'Waberoya',
        ages: sample('Miaka 9 hadi 12'),
        text: 'Biblia zao wenyewe, ramani, na mwalimu anayefurahi wanapouliza: lakini kwa nini?',
      },
    ],
  },
  morning: {
    title: 'Jumapili asubuhi, hatua kwa hatua',
    items: [
      {
        title: 'Unawaleta kwenye lango la pembeni',
        text: 'Walimu wawili humsalimu kila mtoto kwa jina, na kukupa kadi yenye nambari.',
      },
      {
        title: 'Tunaimba',
        text: 'Kwa ngoma na kayamba, tukiwa tumesimama, hadi kila mtoto atulie.',
      },
      {
        title: 'Tunasikiliza hadithi',
        text: 'Sehemu moja ya Biblia, inayosimuliwa ili mtoto aweze kuisimulia tena.',
      },
      {
        title: 'Tunaifanyia kazi',
        text: 'Tunaichora, tunaijenga, tunaiigiza, au tunampelekea jirani.',
      },
      {
        title: 'Unawachukua kwa kadi',
        text: 'Hakuna mtoto anayeondoka na mtu mwingine. Waulize mstari mkiwa njiani kurudi nyumbani.',
      },
    ],
  },
  parents: {
    title: 'Kwa wazazi',
    items: [
      'Kila mwalimu amejulikana kanisani kwa mwaka mmoja au zaidi, na kamwe hakai peke yake na mtoto.',
      'Tuambie kuhusu mzio (aleji), dawa na hofu za mtoto. Hayo huandikwa kwenye kadi, na mwalimu huyasoma.',
      'Unakaribishwa kuketi nyuma, siku ya kwanza au siku yoyote.',
    ],
  },
  meetings: {
    title: 'Wakati tunapokutana',
    items: [
      {
        name: 'Shule ya Jumapili',
        when: sample('Kila Jumapili, saa 5 asubuhi hadi saa 6 na nusu mchana (11 am hadi 12:30 pm)'),
        where: sample('Madarasa yaliyo nyuma ya ukumbi, Ruiru'),
      },
      {
        name: 'Wiki ya Biblia ya likizo',
        when: sample('Wiki ya kwanza ya likizo za Aprili, Agosti na Desemba'),
        where: sample('Matawi yote matatu'),
      },
    ],
  },
  gallery: {
    title: 'Picha za madarasa yetu',
    items: [
      { picture: 'rainbow', caption: 'Nuhu, na wanyama arobaini na miavuli miwili' },
      { picture: 'sheep', caption: 'Kuhesabu kondoo hadi mmoja akosekane' },
      { picture: 'drum', caption: 'Darasa lenye sauti kubwa kuliko yote Ruiru' },
      { picture: 'tree-by-water', caption: 'Zakayo alihitaji mti. Sisi tunao.' },
      { picture: 'star', caption: 'Mchezo wa kuigiza wa Krismasi, ukitazamwa kutoka safu ya nyuma' },
      { picture: 'basket', caption: 'Mikate mitano, na ikawatosha wote' },
    ],
  },
  verse: swahiliScripture('Proverbs 22:6'),
};
