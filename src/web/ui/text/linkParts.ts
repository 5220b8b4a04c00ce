/** A piece of a text; with `href` if it is an address. */
interface TextPart {
  text: string;
  href?: string;
}

const WEB = String.raw`https?:\/\/[^\s<>"]{3,}`;
const EMAIL = String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`;
/** What stands between the digits of a number: a space, also one that keeps a line together, a hyphen or a full stop. */
const GAP = String.raw`[ \u00a0\u202f.\-\u2010-\u2013]?`;
/** What looks like an international number, `+254 712 345 678`, or a Kenyan one, `0712 345 678`; not a date or a paybill. */
const PHONE = String.raw`(?:\(?\+\d{1,3}\)?(?:${GAP}(?:\(0\))?${GAP}\d{2,4}){2,4}|\b0\d{2,3}${GAP}\d{3}${GAP}\d{3,4})(?![\d-])`;

const ADDRESS = new RegExp(`(${WEB})|(${EMAIL})|(?<![\\w+])(${PHONE})`, 'gi');

/** Splits a text at its web addresses, emails and telephone numbers. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const [found, web, email] = match;
    const address = web ? withoutEnd(web) : found;
    const href = web ? webHref(address) : email ? `mailto:${address}` : phoneLink(address);
    if (href === undefined) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ text: address, href });
    done = match.index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** An address without the punctuation after it; a closing bracket stays if it was opened inside. */
function withoutEnd(address: string): string {
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? '';
    if (last === ')' && address.slice(0, end).includes('(')) break;
    if (!`.,;:!?)]}'”’*_~`.includes(last)) break;
  }
  return address.slice(0, end);
}

/** What calls a number of these forms; undefined if it has too few digits or too many for its country code. */
function phoneLink(number: string): string | undefined {
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  if (!number.includes('+')) return `tel:+254${digits.slice(1)}`;
  return digits.length >= 8 && digits.length <= 15 ? `tel:+${digits}` : undefined;
}

const webHref = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).href : undefined);
