/** The beginnings of web pages, scripts and PDF, which do not belong in a picture. */
const BEGINNINGS = /<(?:script|html|!doctype|iframe|\?php)[\s>/]|<svg\s+[a-z]|%PDF-\d\./i;

/** The end-of-central-directory record of a ZIP archive, before its comment. */
const ZIP_LIST = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_LIST_LENGTH = 22;

/**
 * Whether a picture file also contains a document or archive (polyglot). Nothing of it would be published, but such a file
 * is malicious or infected.
 */
export function holdsDocument(sent: Buffer): boolean {
  if (BEGINNINGS.test(sent.toString('latin1'))) return true;
  const list = sent.lastIndexOf(ZIP_LIST);
  if (list < 0 || list + ZIP_LIST_LENGTH > sent.length) return false;
  return list + ZIP_LIST_LENGTH + sent.readUInt16LE(list + ZIP_LIST_LENGTH - 2) === sent.length;
}
