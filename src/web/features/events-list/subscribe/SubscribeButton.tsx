import SubscribeIcon from '@mui/icons-material/EditCalendarOutlined';
import { feeds } from '#shared/events/feeds.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { MenuButton } from '#web/ui/buttons/MenuButton.tsx';
import { language } from '#words/language.ts';
import { subscribe } from '#words/subscribe.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { feedQuery } from './subscribeLinks.ts';

/** Leads to the events as a calendar of one's own; without JavaScript to its file. Another backend has none. */
export function SubscribeButton() {
  if (!OWN_BACKEND) return null;
  return (
    <MenuButton
      icon={<SubscribeIcon />}
      variant="outlined"
      href={feeds.calendar + feedQuery({ branch: '', category: '', lang: language === 'en' ? '' : language })}
      opens="dialog"
      menu={(opened) => <SubscribeDialog {...opened} />}
    >
      {subscribe.button}
    </MenuButton>
  );
}
