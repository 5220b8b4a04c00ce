import { Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { telephoneHref } from '#words/church.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { EmergencyLines } from './HelpLines.tsx';

const { still } = dailyVerse;

/** The classes of elements that are useless without JavaScript, and of the frame, whose height suits only the chat. */
export const NEEDS_SCRIPT = 'needs-script';
export const CHAT_FRAME = 'chat-frame';

const rules = `.${NEEDS_SCRIPT} { display: none !important } .${CHAT_FRAME} { height: auto !important; padding: 24px }`;

/** In place of the conversation without JavaScript: a verse, and how to reach the church. */
export function WithoutScript() {
  const { phone, email } = useChurch();
  return (
    <noscript>
      <style>{rules}</style>
      <ScriptureQuote verse={still.verse} sx={{ mb: 3 }} />
      <EmergencyLines />
      <p>{still.text}</p>
      <ul>
        <li>
          <Link sx={line} href={telephoneHref(phone.value)}>
            {phone.value}
          </Link>
        </li>
        <li>
          <Link sx={line} href={`mailto:${email.value}`}>
            {email.value}
          </Link>
        </li>
        <li>
          <Link sx={line} to={href('contact')}>
            {still.contact}
          </Link>
        </li>
      </ul>
    </noscript>
  );
}

const line = { display: 'inline-block', py: 1.25 };
