import { styled } from '@mui/material';
import { memo } from 'react';
import type { InboxMessage } from '#shared/inbox/inbox.ts';
import { churchClock, readableDate, readableTime, shortDate } from '#shared/time.ts';
import { CheckboxArea } from '#web/ui/forms/CheckboxArea.tsx';
import { LARGE_TEXT, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { goesSoon } from './goesSoon.ts';
import { MessageDetails } from './MessageDetails.tsx';

// Styled components, not `sx`, and few MUI components: there may be thousands of rows.
const Row = styled('li')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 70px',
}));

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start' });

const Choice = styled(CheckboxArea)({
  // With large text it grows, and stays beside the first line.
  minWidth: 'max(48px, 1.125rem + 20px)',
  minHeight: 'max(48px, 1.625rem + 20px)',
});

const Heading = styled('h2')({ margin: 0, font: 'inherit', flex: '1 1 0', minWidth: 0 });

const Opener = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'baseline',
  lineHeight: 1.45,
  padding: theme.spacing(1.25, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.25, 2) },
  [LARGE_TEXT]: { gridTemplateColumns: '12px minmax(0, 1fr)', '& > *': { gridColumn: 2 } },
  '[data-select] + * > &': { paddingLeft: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.background.default },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.accent.gold}`, outlineOffset: -3 },
}));

const Dot = styled('span')(({ theme }) => ({
  '&&': { gridColumn: 1 },
  '&[data-read]': { visibility: 'hidden' },
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.accent.wine,
}));

/** One line while the message is closed; a phone's line holds about 20 letters. */
const Name = styled('span')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '[aria-expanded="false"] > &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [LARGE_TEXT]: { '&&&': { whiteSpace: 'normal' } },
});

const Beginning = styled('span')(({ theme }) => ({
  gridColumn: '2 / -1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));
const Leaving = styled('span')(({ theme }) => ({ gridColumn: '2 / -1', color: theme.vars.palette.accent.wine }));

const Sent = styled('time')(({ theme }) => ({ color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' }));

interface MessageRowProps {
  message: InboxMessage;
  open: boolean;
  /** Whether it opens beside the list. */
  beside: boolean;
  /** The church's day, `YYYY-MM-DD`. */
  today: string;
  /** Whether it is selected; undefined while messages are not being selected. */
  selected: boolean | undefined;
  onSelect: (id: number, selected: boolean) => void;
  onToggle: (id: number, open: boolean) => void;
  /** Called when it has left this list. */
  onGone: () => void;
  onDelete: (message: InboxMessage) => void;
}

/** `19 Nov`, or `19 Nov 2025` in another year than today's. */
function rowDay(date: string, today: string): string {
  const [day, month = '', year] = shortDate(date).split(' ');
  return `${day} ${month.slice(0, 3)}${year === today.slice(0, 4) ? '' : ` ${year}`}`;
}

/** One message: sender, time and beginning; when open, all of it with its actions. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, open, beside, today, selected, onSelect, onToggle, ...actions } = props;
  const { id, name, read, answered_by, note } = message;
  const goes = goesSoon(message, today);
  const at = churchClock(new Date(message.at));
  const marks = [answered_by ? `Answered by ${answered_by}` : '', note].filter(Boolean).join(' · ');
  return (
    <Row>
      <Head>
        {selected === undefined ? null : (
          <Choice data-select>
            <input
              type="checkbox"
              aria-label={`Select the message of ${name}`}
              checked={selected}
              onChange={(event) => onSelect(id, event.target.checked)}
            />
          </Choice>
        )}
        <Heading>
          <Opener
            type="button"
            data-opens={id}
            aria-expanded={open}
            aria-controls={open ? `message-${id}` : undefined}
            onClick={() => onToggle(id, !open)}
          >
            <Dot data-read={read || undefined} />
            <Name sx={{ fontWeight: read ? 400 : 700 }}>
              {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
              {name}
            </Name>
            <Sent dateTime={message.at}>{at.date === today ? readableTime(at.time) : rowDay(at.date, today)}</Sent>
            {open ? null : (
              <>
                <Beginning>{message.message}</Beginning>
                {marks ? <Beginning>{marks}</Beginning> : null}
                {goes ? <Leaving>Will be deleted on {readableDate(goes)}</Leaving> : null}
              </>
            )}
          </Opener>
        </Heading>
      </Head>
      {open && !beside ? <MessageDetails message={message} onClose={() => onToggle(id, false)} {...actions} /> : null}
    </Row>
  );
});
