import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import { Box, Button, styled, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { AccountAction, EventState, HistoryAction, HistoryEntry } from '#shared/history.ts';
import { sentences } from '#shared/sentences.ts';
import { churchClock, readableDate, readableMoment, readableTime } from '#shared/time.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { signedBy } from '#web/entities/account/signedBy.ts';
import { tellOutcome, useChangedToast } from '#web/entities/waiting/tellOutcome.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { deviceName } from '#web/ui/text/deviceName.ts';
import { ChangeTable, changedFields, sermonChanges } from './ChangeTable.tsx';

const Item = styled('li')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2) },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 150px',
}));

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    cursor: 'pointer',
    minHeight: 44,
    display: 'list-item',
    lineHeight: '44px',
    color: theme.vars.palette.primary.main,
  },
}));

/** What was done to an account itself. */
const ACCOUNT_CHANGES = {
  'owner added': 'added the account of an owner',
  'editor added': 'added the account of an editor',
  'account removed': 'removed the account',
  'made owner': 'made the account an owner’s',
  'made editor': 'made the account an editor’s',
} as const;

/** What was done to how somebody logs in. */
const LOGIN_CHANGES = {
  'password changed': 'changed the password',
  'password reset': 'gave a new password',
  invited: 'sent a link to choose a new password',
  'invitation accepted': 'chose a password by the link',
  'factor on': 'turned two-step verification on',
  'factor off': 'turned two-step verification off',
  'factor cleared': 'turned two-step verification off for them',
  'codes renewed': 'made new recovery codes',
} as const;

const accountChanges: Record<AccountAction, string> = { ...ACCOUNT_CHANGES, ...LOGIN_CHANGES };

const isAccountAction = (action: HistoryAction): action is AccountAction => Object.hasOwn(accountChanges, action);

interface HistoryItemProps {
  entry: HistoryEntry;
  /** The event as it is now; undefined if it is gone. */
  current: EventState | undefined;
}

/** One change: who, when and what, with a button that restores a deleted event, or goes back to the event as it was. */
export function HistoryItem({ entry, current }: HistoryItemProps) {
  const { username, action, account, session, at, restorable, sermon } = entry;
  const what = sermon ? 'sermon' : 'event';
  const title =
    account === null ? entry.title : action in LOGIN_CHANGES ? `How ${account} logs in` : `The account of ${account}`;
  const changes = sermon ? sermonChanges(sermon) : changedFields(entry);
  const table = <ChangeTable changes={changes} label={`What changed in ${title}`} />;
  const day = sermon ? (sermon.new ?? sermon.old)?.date : (entry.new ?? entry.old)?.start_date;
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(0);
  const finish = () => setDone((times) => times + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is removed when the list has been fetched again.
  useEffect(() => {
    if (done > 0 && document.activeElement === document.body) heading.current?.focus(); // the button had the focus
  }, [done, restorable, current]);
  return (
    <Item>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="h5" ref={heading} tabIndex={-1}>
            {title}
          </Typography>
          {day ? <Typography variant="body2">{readableDate(day)}</Typography> : null}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <strong>{signedBy(username)}</strong>{' '}
            {isAccountAction(action) ? accountChanges[action] : `${action} this ${what}`},{' '}
            {readableTime(churchClock(new Date(at)).time)}
            {session ? `, on ${deviceName(session.device)} (login ${session.id})` : null}
          </Typography>
        </Box>
        {restorable ? <RestoreButton entry={entry} title={title} onDone={finish} /> : null}
        {sermon || current ? <RevertButton entry={entry} current={current} onDone={finish} /> : null}
      </Box>
      {changes.length === 0 ? null : action === 'updated' ? (
        <Box sx={{ mt: 1.5 }}>{table}</Box>
      ) : (
        <Details>
          <summary>
            The {what} as it was
            {action === 'deleted' ? '' : ' then'}
          </summary>
          {table}
        </Details>
      )}
    </Item>
  );
}

function RestoreButton({ entry, title, onDone }: { entry: HistoryEntry; title: string; onDone: () => void }) {
  const [restoreEvent, ofEvent] = eventsApi.useRestoreEventMutation();
  const [restoreSermon, ofSermon] = staffSermonsApi.useRestoreSermonMutation();
  const isLoading = ofEvent.isLoading || ofSermon.isLoading;
  const press = async () => {
    const { sermon, event_id } = entry;
    const restored = sermon ? restoreSermon({ id: sermon.id }) : restoreEvent({ id: String(event_id) });
    if (tellOutcome(await restored, sentences.eventRestored)) onDone();
  };
  return (
    <Button variant="outlined" startIcon={<RestoreIcon />} disabled={isLoading} onClick={() => void press()}>
      {isLoading ? 'Restoring...' : 'Restore'} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}

interface RevertButtonProps {
  entry: HistoryEntry;
  /** The event as it is now; undefined for a sermon, and where the event is gone. */
  current: EventState | undefined;
  /** Called after it was reverted: the button is about to be removed. */
  onDone: () => void;
}

/**
 * Makes an event or a sermon as it was after an entry, after a preview of what changes. Renders nothing if nothing would
 * change, or if it is gone.
 */
function RevertButton({ entry, current, onDone }: RevertButtonProps) {
  const [open, setOpen] = useState(false);
  const [revertEvent] = eventsApi.useRevertEventMutation();
  const [revertSermon] = staffSermonsApi.useRevertSermonMutation();
  const tellChanged = useChangedToast();
  const { id, title, sermon } = entry;
  const version = sermon ? sermon.version : (current?.version ?? null);
  const isOther = sermon ? sermon.new && sermon.new.version !== version : entry.new;
  const changes = !isOther
    ? []
    : sermon
      ? sermonChanges({ old: null, new: sermon.new })
      : changedFields({ old: current ?? null, new: entry.new });
  if (version === null || (changes.length === 0 && !open)) return null;

  const confirm = async () => {
    const { data, error } = await (sermon
      ? revertSermon({ id: sermon.id, entry: id, version })
      : revertEvent({ id: String(entry.event_id), entry: id, version }));
    if (error) return !sessionEnded(error) && staffApiError(error);
    if ('changed' in data) tellChanged(data);
    else showToast(data.message ?? '', 'success');
    onDone();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => setOpen(true)}>
        Go back to this <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        wide
        color="secondary"
        title="Go back to this?"
        no="Keep it"
        yes="Go back"
        onClose={() => setOpen(false)}
        onYes={confirm}
      >
        <strong>{title}</strong>
        {current ? ` of ${readableDate(current.start_date)}` : ''} becomes again what it was on{' '}
        {readableMoment(entry.at)}. This changes:
        <Box sx={{ mt: 2, color: 'text.primary' }}>
          <ChangeTable changes={changes} label={sermon ? 'What it becomes' : 'What changes'} />
        </Box>
      </ConfirmDialog>
    </>
  );
}
