import { CliError } from './cliError.ts';

/**
 * The text of a file in UTF-8, or in UTF-16 as Excel's "Unicode Text", without its byte order mark.
 *
 * @param name the file's, for the sentence about it
 * @throws CliError if it is in another encoding, such as Windows' ANSI
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CliError(`${name} is not UTF-8, but perhaps ANSI (Windows-1252). Save it as UTF-8.`);
  }
  if (text.includes('\0')) throw new CliError(`${name} is not UTF-8, but perhaps UTF-16. Save it as UTF-8.`);
  return text;
}
