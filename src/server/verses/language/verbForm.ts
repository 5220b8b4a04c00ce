/** Between the subject of a Kiswahili verb and its object: the tense, also as Sheng has it. */
const TENSE = '(?:na|me|li|ta|nge|ngali|ki|ka|mesha|lisha|ja|no|ma)?(?:ku)?';

/** What may stand before the object and the root, by the person of the subject; the second with what is short. */
const SUBJECTS: Record<string, RegExp[]> = {
  // nimechoka, ninataka, nataka, sitaki, nmechoka
  1: [new RegExp(`^(?:ni|n|si|s|tu|hatu|u|hu)${TENSE}$`), /^(?:na|nta|ku|ha)$/],
  2: [new RegExp(`^(?:u|m|hu|ham)${TENSE}$`)],
  // ananipiga, amenipiga, hunipiga, wananipiga, akinipiga
  3: [new RegExp(`^(?:a|wa|ha|hawa)${TENSE}$`), /^hu$/],
};
const OBJECTS: Record<string, string[]> = { 1: ['ni', 'n', 'tu'], 2: ['ku', 'wa'], 3: ['mw', 'mu', 'm', 'wa'] };

/**
 * Whether a word is a form of one of these Kiswahili verbs: `ananipiga` of the root `pig`.
 *
 * @param who the persons of subject and object, 1 to 3: `3>1` is him to me, `1` has no object, `ji` is a reflexive verb of
 *   any subject
 */
export function isVerbForm(word: string, who: string, roots: readonly string[]): boolean {
  if (who === 'ji') return roots.some((root) => word.includes(`ji${root}`));
  const [subject = '', object] = who.split('>');
  return roots.some((root) => {
    for (let at = word.indexOf(root); at >= 0; at = word.indexOf(root, at + 1)) {
      if (isBefore(word.slice(0, at), subject, object)) return true;
    }
    return false;
  });
}

/** Whether a root may have these letters before it. */
function isBefore(letters: string, subject: string, object: string | undefined): boolean {
  const fits = (rest: string) => (SUBJECTS[subject] ?? []).some((pattern) => pattern.test(rest));
  if (!object) return fits(letters);
  return (OBJECTS[object] ?? []).some((one) => letters.endsWith(one) && fits(letters.slice(0, -one.length)));
}
