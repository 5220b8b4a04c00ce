import type { InboxMessage } from '#shared/inbox/inbox.ts';

/** The maximum length of an encoded quotation in a mailto URL: some mail programs cut longer ones. */
const MAX_QUOTE_LENGTH = 1500;

/**
 * A phone number for WhatsApp's URLs: digits with the country code. Kenyan numbers (07…, 01…) get Kenya's code. Undefined
 * if it cannot be a mobile number.
 */
export function whatsappNumber(typed: string): string | undefined {
  const compact = typed.replace(/[\s().\-/]/g, '');
  if (!/^\+?\d+$/.test(compact)) return undefined;
  const abroad = compact.startsWith('+') || compact.startsWith('00');
  const digits = compact.replace(/^(\+|00)/, '');
  const kenyan = /^(?:254)?0?([17]\d{8})$/.exec(digits)?.[1];
  if (kenyan !== undefined) return `254${kenyan}`;
  return abroad && /^[1-9]\d{7,14}$/.test(digits) && !digits.startsWith('254') ? digits : undefined;
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** The URL that opens a chat with the person, with a greeting from the church; undefined without a mobile number. */
export function whatsappHref({ name, phone_number }: InboxMessage, church: string): string | undefined {
  const number = whatsappNumber(phone_number ?? '');
  const greeting = `Hello ${firstName(name)}, thank you for your message to ${church}. `;
  return number && `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}

/** The URL that opens a mail to the person, with a subject and a quotation of their message. */
export function mailHref({ name, email, message }: InboxMessage, church: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(`Your message to ${church}`);
  const greeting = `Hello ${firstName(name)},\n\n\n\nYou wrote:\n`;
  return `mailto:${to}?subject=${subject}&body=${encodeLines(greeting)}${quoted(message)}`;
}

/** Encodes lines for a mailto URL. */
const encodeLines = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** The message with `>` before each line, encoded; the end of a long one is left out. */
function quoted(message: string): string {
  const lines = message.replace(/^/gm, '> ');
  let kept = '';
  for (const character of lines) {
    const next = kept + encodeLines(character);
    if (next.length > MAX_QUOTE_LENGTH) return `${kept}${encodeURIComponent('…')}`;
    kept = next;
  }
  return kept;
}
