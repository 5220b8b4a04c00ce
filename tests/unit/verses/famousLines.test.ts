import { plainVerses } from '#tests/support/bibles.ts';

const verses = await plainVerses();

describe('famous lines', () => {
  it.each([
    ['if god be for us', 'ROM.8.31'],
    ['If God is for us, who can be against us?', 'ROM.8.31'],
    ['for I know the plans I have for you', 'JER.29.11'],
    ['for i no the plans i hav for you declares the lord', 'JER.29.11'],
    ['be still and know', 'PSA.46.10'],
    ['the lord is my shepard i shall not want', 'PSA.23.1'],
    ['no weapon formed against me shall prosper', 'ISA.54.17'],
    ['they that wait upon the lord shall renew there strength', 'ISA.40.31'],
    ['where does it say faith without works is dead', 'JAS.2.17'],
    ['weeping may endure for a nite', 'PSA.30.5'],
    ['which verse says pray without ceasing', '1TH.5.17'],
    ['cast all your anxiety on him because he cares for you', '1PE.5.7'],
    ['Bwana ndiye mchungaji wangu', 'PSA.23.1'],
    ['yote yawezekana kwa Mungu', 'MAT.19.26 MRK.10.27'],
    ['nayaweza mambo yote katika yeye', 'PHP.4.13'],
    ['Mungu kwetu sisi ni kimbilio', 'PSA.46.1'],
    ['njoni kwangu ninyi nyote msumbukao', 'MAT.11.28'],
    ['upendo huvumilia hufadhili', '1CO.13.4'],
    ['greater is he that is in me', '1JN.4.4'],
    ['do not be anxious about anything', 'PHP.4.6'],
    ['by his stripes we are healed', 'ISA.53.5'],
    ['as for me and my house', 'JOS.24.15'],
    ['trust in the lord with all your hart', 'PRO.3.5'],
    ['I can do all things', 'PHP.4.13'],
    ['vita si vyenu', '2CH.20.15'],
    // Near to sayings that are no scripture.
    ['two are better than one', 'ECC.4.9'],
    ['you reap what you sow', 'GAL.6.7'],
    ['if anyone will not work let him not eat, did paul say so', '2TH.3.10'],
  ])('%s stands at %s', (line, places) => {
    expect(places.split(' ')).toContain(verses.answer(line).passages[0]?.usfm);
  });

  it.each([
    ['my father died', 'need'],
    ['I am afraid of my exams', 'need'],
    ['my husband does not love me any more', 'need'],
    ['please give me strength for tomorrow', 'need'],
    ['I need peace in my home', 'need'],
    ['nahitaji amani nyumbani kwangu', 'need'],
  ])('%s is no line but a need', (message, kind) => {
    expect(verses.answer(message).kind).toBe(kind);
  });
});
