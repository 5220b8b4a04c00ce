import type { PictureName } from '../pictures.ts';

/** A window that a verse can be set on, and the beginnings of the words which it fits, English and Kiswahili. */
export interface VerseWindow {
  picture: PictureName;
  words: readonly string[];
}

/** The windows of a verse as a picture. */
export const verseWindows: readonly VerseWindow[] = [
  { picture: 'sheep', words: ['shepherd', 'sheep', 'lamb', 'pasture', 'mchungaji', 'kondoo', 'malisho'] },
  { picture: 'lamp', words: ['lamp', 'candle', 'darkness', 'taa', 'giza'] },
  { picture: 'tree-by-water', words: ['tree', 'plant', 'water', 'river', 'leaf', 'mti', 'maji', 'mto'] },
  { picture: 'vine', words: ['vine', 'branch', 'fruit', 'abide', 'mzabibu', 'tawi', 'matunda'] },
  { picture: 'anchor', words: ['hope', 'anchor', 'sea', 'storm', 'tumaini', 'nanga', 'bahari'] },
  {
    picture: 'rainbow',
    words: ['mercy', 'mercies', 'covenant', 'promise', 'faithful', 'rehema', 'agano', 'ahadi'],
  },
  { picture: 'star', words: ['star', 'heaven', 'night', 'joy', 'rejoice', 'nyota', 'mbingu', 'usiku', 'furaha'] },
  { picture: 'hero-tall', words: ['spirit', 'dove', 'light', 'roho', 'nuru'] },
];
