/** How a page, a script or a document begins: none of them belongs into a picture. */
const BEGINNINGS = /<(?:script|html|!doctype|iframe|\?php)[\s>/]|<svg\s+[a-z]|%PDF-\d\./i;

/** How the list of what a ZIP archive holds begins; it stands at the archive's end, before a comment. */
const ZIP_LIST = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_LIST_LENGTH = 22;

/**
 * Whether a file that begins as a picture holds something for other readers too. Nothing of it would go into the files
 * that are made, but who sends one means no good, or does not know what their phone has picked up.
 */
export function holdsDocument(sent: Buffer): boolean {
  if (BEGINNINGS.test(sent.toString('latin1'))) return true;
  const list = sent.lastIndexOf(ZIP_LIST);
  if (list < 0 || list + ZIP_LIST_LENGTH > sent.length) return false;
  return list + ZIP_LIST_LENGTH + sent.readUInt16LE(list + ZIP_LIST_LENGTH - 2) === sent.length;
}
