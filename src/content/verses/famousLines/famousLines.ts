import { gospelLines } from './gospels.ts';
import { letterLines } from './letters.ts';
import { oldTestamentLines } from './oldTestament.ts';
import { psalmLines } from './psalms.ts';

/** A line that people know by heart, in the words of other translations, and where it stands. */
export interface FamousLine {
  /** `JHN.3.16` */
  passage: string;
  wordings: string[];
}

/** Every famous line, from the Psalms to Revelation. */
export const famousLines: FamousLine[] = [gospelLines, letterLines, psalmLines, oldTestamentLines]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [passage = '', ...wordings] = line.split('|').map((part) => part.trim());
    return { passage, wordings };
  });
