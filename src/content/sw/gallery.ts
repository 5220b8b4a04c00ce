import type { gallery as English } from '../en/gallery.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** The Kiswahili words of /media/gallery. */
export const gallery: Translation<typeof English> = {
  title: 'Picha',
  lead: 'Madirisha kumi yanayoonyesha maisha ya kanisa.',
  label: 'Picha kumi za kanisa',
  pictures: [
    { picture: 'hero', caption: 'Asubuhi juu ya vilima vya Ruiru' },
    { picture: 'dove', caption: 'Maombi, Alhamisi saa 12 jioni (6 pm)' },
    { picture: 'acacia', caption: 'Mahali ambapo vijana hula chakula cha mchana' },
    { picture: 'tea-rows', caption: 'Barabara ya kwenda Kithini baada ya mvua' },
    { picture: 'seven-candles', caption: 'Kesha, muda mfupi baada ya saa 6 usiku (12 am)' },
    { picture: 'loaf', caption: 'Mkate na kikombe, Jumapili ya kwanza ya mwezi' },
    { picture: 'drum', caption: 'Wimbo wa pili, kila mtu anaposimama' },
    { picture: 'mount-kenya', caption: 'Mlima Kenya kutoka tawi la Juja, siku isiyo na mawingu' },
    { picture: 'coffee', caption: 'Shukrani za mavuno' },
    { picture: 'star', caption: 'Nyimbo za Krismasi nje, chini ya nyota' },
  ],
};
