import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { greetingName } from '#web/ui/text/greetingName.ts';
import { whatsAppChatHref } from '#web/ui/text/sharing.ts';

/** The maximum length of an encoded quotation in a mailto URL: some mail programs cut longer ones. */
const MAX_QUOTE_LENGTH = 1500;

/** The URL that opens a chat with the person, with a greeting from the church; undefined without a mobile number. */
export function whatsappHref({ name, phone_number }: InboxMessage, church: string): string | undefined {
  const greeting = `Hello ${greetingName(name)}, thank you for your message to ${church}. `;
  return whatsAppChatHref(phone_number ?? '', greeting);
}

/** The URL that opens a mail to the person, with a subject and a quotation of their message. */
export function mailHref(
  { name, email, message }: Pick<InboxMessage, 'name' | 'email' | 'message'>,
  church: string,
): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = encodeURIComponent(`Your message to ${church}`);
  const greeting = `Hello ${greetingName(name)},\n\n\n\nYou wrote:\n`;
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
