import type { sermons as English } from '../en/sermons.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /media/sermons. */
export const sermons: Translation<typeof English> = {
  hero: {
    eyebrow: 'Mahubiri',
    title: 'Kukua, msimu baada ya msimu',
    lead: 'Kahawa haizai chochote kwa miaka mitatu. Hata hivyo mkulima huipalilia.',
  },
  text: {
    title: 'Kuhusu kukua kiroho',
    paragraphs: [
      'Hakuna anayeona mzizi ukikua. Mtu anayeomba kwa dakika kumi kabla watu wa nyumbani hawajaamka ataonekana vilevile baada ya wiki moja. Baada ya mwaka mmoja watoto watakuwa wameona tofauti, na baada ya miaka kumi mtaa mzima utakuwa umeiona.',
      'Mungu hutufanya tukue kwa njia za kawaida: neno lake linalosomwa polepole, maombi ya kweli, wenzetu wasiotusifu bure, mkate na kikombe, na taabu inayopokewa kwa subira. Hakuna hata moja iliyo ya haraka, na hakuna iliyowekewa wenye akili nyingi peke yao.',
      'Ikiwa umekauka kiroho, usianze na nadhiri kubwa. Anza na zaburi. Isome kwa sauti. Mwambie Mungu jambo moja la kweli. Njoo Alhamisi uketi pamoja na wengine wanaofanya vivyo hivyo. Kuleta mvua ni kazi yake.',
    ],
    picture: 'seedling',
  },
  quotes: [swahiliScripture('2 Peter 3:18'), swahiliScripture('Psalm 1:3')],
  watch: {
    title: 'Tazama',
    youtubeId: sample('7_CGP-12AE0'),
    name: sample('Hadithi ya Biblia'),
    text: sample(
      'Ni hadithi moja, kuanzia ukurasa wa kwanza hadi wa mwisho. Dakika sita; ni nzuri kuitazama pamoja na watoto. Video ni ya Kiingereza.',
    ),
    picture: 'book',
    play: 'Anzisha video',
    link: 'Tazama kwenye YouTube',
    blocked: 'Video hutoka YouTube na hupakiwa unapobonyeza kitufe cha kuianzisha. Isipoonekana, fuata kiungo.',
  },
  habits: {
    title: 'Wiki hii',
    items: [
      { day: 'Jumatatu', text: 'Soma Zaburi ya 1 kwa sauti, mara mbili.' },
      { day: 'Jumatano', text: 'Andika jambo moja unaloliogopa, kisha uliombee.' },
      { day: 'Alhamisi', text: 'Njoo saa 12 jioni (6 pm), au tenga muda huo ukiwa nyumbani.' },
      { day: 'Jumamosi', text: 'Mpigie simu mtu ambaye hujamwona kwa muda, umjulie hali.' },
    ],
  },
};
