import type { mission as English } from '../en/mission.ts';
import { swahiliScripture } from '../scripture/scripture.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /about/mission. */
export const mission: Translation<typeof English> = {
  hero: {
    eyebrow: 'Utume wetu',
    title: 'Kuwatafuta na kuwaokoa waliopotea',
    lead: 'Mchungaji mwenye kondoo mia moja huwahesabu jioni na kupata tisini na tisa. Yote yaliyo katika ukurasa huu yanatokana na anachofanya baada ya hapo.',
    picture: 'mission',
    verse: swahiliScripture('Luke 19:10'),
  },
  title: 'Tunachofanya',
  points: [
    {
      title: 'Tunawaombea watu kwa majina',
      text: 'Kila mshirika ana orodha ya watu watano ambao bado hawamjui Kristo, na huwaombea kabla ya kuzungumza na yeyote kati yao.',
      verse: swahiliScripture('1 Timothy 2:1'),
    },
    {
      title: 'Tunakwenda mahali walipo',
      text: 'Kwenye kituo cha matatu alfajiri, sokoni siku ya Jumamosi, katika hosteli, katika wodi, katika gereza la kaunti. Hatungoji kutafutwa.',
      verse: swahiliScripture('Luke 14:23'),
    },
    {
      title: 'Tunasema waziwazi',
      text: 'Kwamba Mungu alituumba, kwamba sisi sote tulipotea kila mtu akifuata njia yake, kwamba Kristo alikufa kwa ajili yetu naye yu hai, na kwamba yeyote anaweza kuja. Bila shinikizo na bila maigizo.',
      verse: swahiliScripture('Romans 10:9'),
    },
    {
      title: 'Tunafungua mlango',
      text: 'Salamu langoni, kiti unachoweza kukikalia bila kuulizwa, na neno kwa lugha yako. Mgeni hapa habaki mgeni kwa muda mrefu.',
      verse: swahiliScripture('Romans 15:7'),
    },
    {
      title: 'Tunamfuata aliyeacha kuja',
      text: 'Kiti kikibaki wazi Jumapili mbili, mtu hupiga simu. Kikibaki wazi Jumapili tatu, mtu hubisha hodi.',
      verse: swahiliScripture('Luke 15:4'),
    },
    {
      title: 'Tunabatiza na kufundisha',
      text: 'Wanaoamini hubatizwa, na mwalimu hutembea nao bega kwa bega mwaka wote wa kwanza.',
      verse: swahiliScripture('Matthew 28:19-20'),
    },
    {
      title: 'Tunalisha, tunavika na tunatembelea',
      text: 'Mwenye njaa husikia vizuri zaidi baada ya kula. Tunatoa kwa sababu Kristo alitoa, hata kama anayekula hataomba pamoja nasi kamwe.',
      verse: swahiliScripture('Matthew 25:35-36'),
    },
    {
      title: 'Tunawatuma watu',
      text: 'Matawi yetu matatu yalianza kama familia moja iliyosafiri kwa gari Jumapili mchana. Tunamwuliza Mungu tawi linalofuata liwe wapi, na nani aende.',
      verse: swahiliScripture('Isaiah 6:8'),
    },
  ],
  invitation: {
    title: 'Je, kuna mtu ambaye ungependa tumwombee?',
    text: 'Tutumie jina lake la kwanza. Hakuna kingine kinachohitajika, na hatutawasiliana na mtu yeyote usipotuomba.',
    button: 'Tuma jina',
  },
};
