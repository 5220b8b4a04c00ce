import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { type MarkedPart, markedParts } from '#shared/whatsAppMarks.ts';
import { linkParts } from './linkParts.ts';

/**
 * A text as somebody wrote it: WhatsApp's marks are shown as bold, italic and struck, and web addresses, emails and
 * telephone numbers as links.
 */
export function LinkedText({ children }: { children: string }) {
  let at = 0;
  return markedParts(children).map((part) => {
    const key = at;
    at += part.text.length;
    return <Marked key={key} {...part} />;
  });
}

function Marked({ text, bold, italic, struck }: MarkedPart) {
  let shown: ReactNode = <Linked text={text} />;
  if (struck) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  return bold ? <strong>{shown}</strong> : shown;
}

function Linked({ text: whole }: { text: string }) {
  let at = 0;
  return linkParts(whole).map(({ text, href }) => {
    const key = at;
    at += text.length;
    return href ? (
      <Link key={key} href={href} rel="nofollow noopener">
        {text}
      </Link>
    ) : (
      text
    );
  });
}
