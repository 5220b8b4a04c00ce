import Link from '@mui/material/Link';
import { linkParts } from './linkParts.ts';

/** A text as somebody wrote it, with its web addresses, emails and telephone numbers as links. */
export function LinkedText({ children }: { children: string }) {
  let at = 0;
  return linkParts(children).map(({ text, href }) => {
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
