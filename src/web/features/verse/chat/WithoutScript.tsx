import { Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { ScriptureQuote } from '#web/ui/text/ScriptureQuote.tsx';
import { telephoneHref } from '#words/church.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { EmergencyLines } from './HelpLines.tsx';

const { still } = dailyVerse;

/** In place of the conversation without JavaScript: a verse, and how to reach the church. */
export function WithoutScript() {
  const { phone, email } = useChurch();
  return (
    <noscript>
      <ScriptureQuote verse={still.verse} sx={{ mb: 3 }} />
      <EmergencyLines />
      <p>{still.text}</p>
      <ul>
        {[
          [telephoneHref(phone.value), phone.value],
          [`mailto:${email.value}`, email.value],
          [href('contact'), still.contact],
        ].map(([address, label]) => (
          <li key={address}>
            <Link sx={{ display: 'inline-block', py: 1.25 }} href={address}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
