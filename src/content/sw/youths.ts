import type { youths as English } from '../en/youths.ts';
import { sample } from '../fact.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /ministries/youths. */
export const youths: Translation<typeof English> = {
  hero: {
    eyebrow: 'Huduma ya vijana',
    title: 'Vijana',
    lead: 'Miaka kumi na mitatu hadi thelathini. Njoo na maswali yako, kipawa chako na rafiki yako.',
    picture: 'youths',
    verse: swahiliScripture('1 Timothy 4:12'),
  },
  text: {
    title: 'Jumamosi saa 9 alasiri (3 pm)',
    paragraphs: [
      'Nyimbo mbili unazozijua na mmoja utakaojifunza, kisha Maandiko, halafu vikundi vidogo chini ya miti. Tunamaliza kwa kandanda au chai, kulingana na hali ya hewa.',
      'Hapa umri mdogo haumzuii mtu kuongoza. Walio Kidato cha Nne huwafundisha walio Kidato cha Kwanza, na waliopata kazi juzi huwasaidia ambao bado hawajapata.',
    ],
  },
  questions: {
    title: 'Maswali tuliyoulizwa',
    items: [
      {
        title: 'Je, ninaweza kuja kama sina hakika kwamba ninaamini?',
        text: 'Ndiyo. Baadhi ya jioni zetu bora zilianza na mtu ambaye hakuwa na hakika. Hakuna atakayekubana kwa maswali.',
      },
      {
        title: 'Ikiwa Mungu ni mwema, kwa nini mama yangu alifariki?',
        text: 'Hatuna jibu fupi. Tuna Biblia iliyojaa watu waliouliza, Mwokozi aliyelia machozi, na marafiki watakaoketi nawe.',
      },
      {
        title: 'Vipi kuhusu pesa, mapenzi na simu yangu?',
        text: 'Tunayazungumzia yote matatu. Wasichana na wavulana huwa pamoja wakati mwingine, na wakati mwingine kila kundi peke yake. Viongozi wetu husema ukweli kuhusu maisha yao wenyewe.',
      },
      {
        title: 'Nina kipawa. Je, kuna nafasi yake?',
        text: 'Kuna ngoma, kamera, timu ya kandanda na maikrofoni. Zungumza na kiongozi yeyote, na kabla mwezi haujaisha utakuwa ukikitumia.',
      },
    ],
  },
  meetings: {
    title: 'Mahali pa kutupata',
    items: [
      {
        name: 'Ushirika wa vijana',
        when: sample('Kila Jumamosi, saa 9 alasiri hadi saa 11 jioni (3 hadi 5 pm)'),
        where: sample('Uwanja wa kanisa, Ruiru'),
      },
      {
        name: 'Kikundi cha chuo kikuu',
        when: sample('Kila Alhamisi, saa 1 usiku (7 pm)'),
        where: sample('Juja, karibu na lango kuu'),
      },
      {
        name: 'Kandanda na neno fupi',
        when: sample('Kila Jumapili, saa 9 alasiri (3 pm)'),
        where: sample('Uwanja wa Michezo wa Ruiru, kiwanja cha nje'),
      },
    ],
  },
  gallery: {
    title: 'Mwaka huu hadi sasa',
    items: [
      { picture: 'drum', caption: 'Mazoezi Ijumaa, sifa Jumamosi' },
      { picture: 'flame', caption: 'Usiku wa kuabudu' },
      { picture: 'star', caption: 'Kutazama nyota katika kambi ya Agosti' },
      { picture: 'acacia', caption: 'Chakula cha mchana chini ya mti pekee wenye kivuli' },
      { picture: 'rainbow', caption: 'Mvua ilinyesha siku ya michezo. Hakuna aliyeondoka.' },
      { picture: 'book', caption: 'Injili ya Marko, sura moja kila wiki' },
    ],
  },
  verse: swahiliScripture('Ecclesiastes 12:1'),
};
