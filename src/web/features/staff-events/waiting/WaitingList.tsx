import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import { Alert, Badge, Box, Button, IconButton, LinearProgress, Paper } from '@mui/material';
import { closeSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { readableMoment } from '#shared/time.ts';
import { selectAccount, selectSignedIn } from '#web/auth/authSlice.ts';
import { hadNoEffect, type OutboxItem, type Waiting } from '#web/outbox/items.ts';
import { outboxOf, useAppStore } from '#web/outbox/useOutbox.ts';
import { useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { PlainDialog } from '#web/ui/feedback/PlainDialog.tsx';
import { requestErrors } from '#words/interface.ts';
import { isGone, itemWords, type Place, placeOf, useMend } from './itemKinds.tsx';

/** An item that its owner removed while the list is open. */
interface GivenUp {
  id: string;
  title: string;
  putBack: () => Promise<void>;
}

/**
 * The unsent changes, and the refused ones with what to do: each in a row of its own.
 *
 * @param props.onMend called when an item is back in its form
 */
export function WaitingList({ items, shares, onMend }: Pick<Waiting, 'items' | 'shares'> & { onMend?: () => void }) {
  const { giveUp } = useMend();
  const [givenUp, setGivenUp] = useState<readonly GivenUp[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus({ preventScroll: true }); // the button that had the focus is removed
  const stop = async (item: OutboxItem) => {
    const putBack = await giveUp(item);
    if (putBack) setGivenUp((before) => [...before, { id: item.id, title: itemWords(item).title, putBack }]);
  };
  const undo = async ({ id, putBack }: GivenUp) => {
    await putBack();
    setGivenUp((before) => before.filter((one) => one.id !== id));
    focusList();
  };
  return (
    <Box component="ul" ref={list} tabIndex={-1} aria-label="Waiting to be sent" sx={rows}>
      {items.map((item) => (
        <WaitingRow
          key={item.id}
          item={item}
          share={shares[item.id]}
          onStop={() => void stop(item)}
          onTriedAgain={focusList}
          onMend={onMend}
        />
      ))}
      {givenUp.map((one) => (
        <li key={one.id}>
          <span role="status">Not sent: {one.title}</span>{' '}
          <Button autoFocus size="small" onClick={() => void undo(one)}>
            Undo
          </Button>
        </li>
      ))}
    </Box>
  );
}

interface WaitingRowProps {
  item: OutboxItem;
  /** The share of its picture that was sent, from 0 to 1. */
  share: number | undefined;
  onStop: () => void;
  onTriedAgain: () => void;
  onMend: (() => void) | undefined;
}

function WaitingRow({ item, share, onStop, onTriedAgain, onMend }: WaitingRowProps) {
  const { hasForm, mend, tryAgain } = useMend();
  const { verb, title } = itemWords(item);
  const { refusal } = item;
  const canMend = hasForm(item);
  const again = async () => {
    await tryAgain(item);
    onTriedAgain();
  };
  const edit = async () => (await mend(item)) && onMend?.();
  const button = (label: string, onClick: () => void) => (
    <Button variant="outlined" color="inherit" size="small" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li>
      <strong>
        {verb}: {title}
      </strong>
      <Box sx={{ color: 'text.secondary' }}>
        Kept on this device, {readableMoment(item.at)}
        {refusal ? null : stateOf(item, share)}
      </Box>
      {!refusal && share !== undefined ? (
        <LinearProgress
          aria-label={`Sending the picture of ${title}`}
          variant="determinate"
          value={Math.round(share * 100)}
          sx={{ mt: 1, borderRadius: 2, height: 6 }}
        />
      ) : null}
      {!refusal && hadNoEffect(item) ? (
        <Box sx={buttons}>
          {canMend ? button('Edit', () => void edit()) : null}
          {button('Do not send', onStop)}
        </Box>
      ) : null}
      {refusal ? (
        <Alert severity="error" variant="standard" sx={{ mt: 1 }}>
          {refusal.text ?? requestErrors.wentWrong}
          <Box sx={buttons}>
            {canMend ? button(isGone(item) ? 'Create it again' : 'Mend', () => void edit()) : null}
            {/* What was sent for another version is refused each time. */}
            {canMend || refusal.status === 412 ? null : button('Try again', () => void again())}
            {button('Discard', onStop)}
          </Box>
        </Alert>
      ) : null}
    </li>
  );
}

/** How far the sending of an item is. */
function stateOf(item: OutboxItem, share = 1): string {
  if (!hadNoEffect(item)) {
    return share < 1
      ? `. ${Math.round(share * 100)} % of its picture is sent`
      : '. It was sent, and no answer has come yet';
  }
  const isNew = item.kind === 'createEvent' || item.kind === 'createSeries';
  return isNew ? '. It can be cancelled or moved once it is on the site' : '';
}

const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  outline: 'none',
  display: 'grid',
  gap: 2,
  '& > li': { overflowWrap: 'anywhere' },
} as const;

const buttons = { mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** How many rows are shown before somebody asks for all: the list below them matters more. */
const FIRST_ROWS = 3;

/** What waits to be sent of a screen's list, in rows of its own above it; renders nothing without any. */
export function WaitingRows({ place }: { place: Place }) {
  const { items, shares } = useWaiting();
  const here = items.filter((item) => placeOf(item) === place);
  const [all, setAll] = useState(false);
  const [had, setHad] = useState(false); // from then on it stays, with what its owner may put back
  if (here.length > 0 && !had) setHad(true);
  if (!had) return null;
  const shown = all ? here : here.slice(-FIRST_ROWS);
  return (
    <Paper variant="outlined" sx={{ mb: 3, p: 2, '&:not(:has(li))': { display: 'none' } }}>
      <WaitingList items={shown} shares={shares} />
      {shown.length < here.length ? (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          Show all {here.length}
        </Button>
      ) : null}
    </Paper>
  );
}

/**
 * Counts unsent changes, and opens their list; renders nothing without any. While it is mounted, the outbox is sent.
 */
export function WaitingButton() {
  const store = useAppStore();
  const account = useSelector((state: Parameters<typeof selectAccount>[0]) =>
    selectSignedIn(state) ? selectAccount(state) : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an account's items are sent when it logs in
  useEffect(() => outboxOf(store)?.keep(), [store, account]);

  const { items, others } = useWaiting();
  const [open, setOpen] = useState(false);
  const count = items.length + others;
  const refused = items.some(({ refusal }) => refusal !== undefined);
  return (
    <>
      {count === 0 ? null : (
        <IconButton aria-label={`Waiting to be sent: ${count}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Badge
            badgeContent={count}
            max={9999}
            color={refused ? 'error' : 'primary'}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ClockIcon />
          </Badge>
        </IconButton>
      )}
      {open ? <WaitingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Lists what waits of all screens. Of other accounts it shows only that something waits. */
function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { items, others, shares } = useWaiting();
  const { sendNow } = useMend();
  useEffect(() => {
    // On a phone toasts cover the title, and have the same content. Before the first toast there is nothing to close.
    (closeSnackbar as typeof closeSnackbar | undefined)?.();
  }, []);
  return (
    <PlainDialog
      title="Waiting to be sent"
      onClose={onClose}
      wide
      actions={items.some(({ refusal }) => !refusal) ? <Button onClick={() => void sendNow()}>Send now</Button> : null}
    >
      <WaitingList items={items} shares={shares} onMend={onClose} />
      {items.length + others === 0 ? 'Nothing waits to be sent.' : null}
      {others > 0 ? (
        <Box sx={{ mt: items.length > 0 ? 2 : 0 }}>
          Something of another account waits on this device until that account logs in.
        </Box>
      ) : null}
    </PlainDialog>
  );
}
