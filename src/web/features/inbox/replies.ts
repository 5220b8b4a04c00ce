import { church } from '#content/church.ts';
import type { InboxMessage } from '#shared/inbox/inbox.ts';

/** The longest quotation in a mail's address, in characters once encoded: some mail programs cut what is longer. */
const LONGEST_QUOTE = 1500;

/**
 * A phone number as WhatsApp's addresses want it: digits with the country's code. Numbers written the Kenyan way (07…,
 * 01…) get Kenya's; a number that can't be a mobile's is undefined.
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

/** The address that opens a chat with the person, the greeting written in; undefined without a mobile number. */
export function whatsappHref({ name, phone_number }: InboxMessage): string | undefined {
  const number = whatsappNumber(phone_number ?? '');
  const greeting = `Hello ${firstName(name)}, thank you for your message to ${church.name.value}. `;
  return number && `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`;
}

/** The address that opens a mail to the person, with a subject and what they wrote quoted below. */
export function mailHref({ name, email, message }: InboxMessage): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(`Your message to ${church.name.value}`);
  const greeting = `Hello ${firstName(name)},\n\n\n\nYou wrote:\n`;
  return `mailto:${to}?subject=${subject}&body=${encodeLines(greeting)}${quoted(message)}`;
}

/** Lines as a mail's address carries them. */
const encodeLines = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** What they wrote, each line behind a `>`, encoded; the end of a long text is left out. */
function quoted(message: string): string {
  const lines = message.replace(/^/gm, '> ');
  let kept = '';
  for (const character of lines) {
    const next = kept + encodeLines(character);
    if (next.length > LONGEST_QUOTE) return `${kept}${encodeURIComponent('…')}`;
    kept = next;
  }
  return kept;
}
