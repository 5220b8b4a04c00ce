import { Box, Button, type Theme, Typography, useEventCallback, useMediaQuery } from '@mui/material';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { type InboxMessage, MAX_CHOSEN_MESSAGES } from '#shared/inbox/inbox.ts';
import type { MessageFilter } from '#web/api/endpoints/messages.ts';
import { LongList } from '#web/entities/account/QueryState.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { useStaying } from '#web/ui/hooks/useStaying.ts';
import { SelectionBar } from '#web/ui/layout/SelectionBar.tsx';
import { RowList } from '#web/ui/layout/TitledSection.tsx';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { DeleteMessagesDialog } from './DeleteMessagesDialog.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { MessageBeside } from './MessageDetails.tsx';
import { MessageRow } from './MessageRow.tsx';
import { type Changed, useInbox, useInboxAddress, useMessageChanges } from './useInbox.ts';

/**
 * What people wrote through the contact form, newest first.
 *
 * @param waiting the changes that wait to be sent, above the list
 */
export function Inbox({ waiting }: { waiting?: ReactNode }) {
  const { filter, openId, show, showDays, open } = useInboxAddress();
  const inbox = useInbox(filter);
  const { query } = inbox;
  const found = inbox.messages.find(({ id }) => id === openId);
  const opened = useStaying(JSON.stringify([openId, filter]), found);
  const messages =
    opened && !found ? [...inbox.messages, opened].sort((one, next) => next.id - one.id) : inbox.messages;
  const [deleting, setDeleting] = useState<readonly InboxMessage[]>([]);
  const selection = useMessageSelection(messages);
  const { chosen } = selection;
  const selecting = useDeferredValue(selection.on); // the bar answers the press, and the boxes of all rows follow
  const { focusHeading } = useHeadingFocus({ dialog: deleting.length > 0 }); // the button that had the focus is removed
  const today = useClock().date;

  useReadOnOpening(openId, messages);
  useLoadUntilFound(openId, inbox);

  const desk = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const beside = desk ? opened : undefined;
  const onToggle = useEventCallback((id: number, opens: boolean) => {
    open(opens ? id : null);
    // What had the focus in the message is removed.
    if (!opens) document.querySelector<HTMLElement>(`[data-opens="${id}"]`)?.focus();
  });
  const select = () => {
    open(null);
    selection.begin();
  };
  /** Closes the question of these messages: a deletion may be done when another one is asked. */
  const stopDeleting = () => setDeleting((now) => (now === deleting ? [] : now));
  const onDelete = useEventCallback((message: InboxMessage) => setDeleting([message]));
  const onGone = useEventCallback(() => {
    open(null);
    selection.end();
    focusHeading();
  });

  return (
    <>
      <Typography variant="tool">Messages</Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2.5, minHeight: '1.65em' }}>
        {query.isLoading ? 'Loading messages...' : query.error && messages.length === 0 ? '' : summary(inbox, filter)}
        {query.isLoading ? <StillTrying /> : null}
      </Typography>
      <InboxFilters filter={filter} onShow={show} onDays={showDays} spam={inbox.spam}>
        {messages.length > 0 ? (
          <Button size="small" aria-pressed={selection.on} onClick={selection.on ? selection.end : select}>
            {selection.on ? 'Stop selecting' : 'Select several'}
          </Button>
        ) : null}
      </InboxFilters>
      {waiting}
      {inbox.hasNewer ? (
        <Button variant="outlined" onClick={() => void query.refetch()} sx={{ mb: 2 }}>
          New messages have come: show them
        </Button>
      ) : null}
      <LongList of={query} empty={messages.length > 0 ? undefined : nothing(filter)}>
        <Box sx={beside && columns}>
          <RowList label="Messages" busy={query.isFetching}>
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                open={message.id === openId}
                beside={desk}
                today={today}
                selected={selecting ? selection.ids.has(message.id) : undefined}
                onSelect={selection.select}
                onToggle={onToggle}
                onGone={onGone}
                onDelete={onDelete}
              />
            ))}
          </RowList>
          {beside ? (
            <MessageBeside
              key={beside.id}
              message={beside}
              onClose={() => onToggle(beside.id, false)}
              onGone={onGone}
              onDelete={onDelete}
            />
          ) : null}
        </Box>
      </LongList>
      {selection.on ? (
        <SelectionBar what="messages" count={chosen.length} shown={messages.length} onAll={selection.selectAll}>
          {(
            [
              ['Read', 'Mark as read', () => selection.markRead(true)],
              ['Unread', 'Mark as unread', () => selection.markRead(false)],
              ['Answered', 'Mark as answered', selection.markAnswered],
              ['Delete', undefined, () => setDeleting(chosen)],
            ] as const
          ).map(([label, name, does]) => (
            <Button
              key={label}
              color={label === 'Delete' ? 'error' : 'inherit'}
              disabled={chosen.length === 0}
              aria-label={name}
              onClick={() => {
                does();
                if (label !== 'Delete') focusHeading();
              }}
            >
              {label}
            </Button>
          ))}
        </SelectionBar>
      ) : null}
      <DeleteMessagesDialog messages={deleting} onClose={stopDeleting} onDeleted={onGone} />
    </>
  );
}

/** The list, and the opened message beside it. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: 2,
  alignItems: 'start',
} as const;

function summary({ total, unread }: { total: number; unread: number }, filter: MessageFilter): string {
  const { search, from, to, spam, unanswered } = filter;
  const count = `${total} ${total === 1 ? 'message' : 'messages'}`;
  if (spam) return `${count} that a program seems to have sent`;
  const isNarrowed = unanswered || [search, from, to].some(Boolean); // the badge of unread messages needs it
  return `${count}, ${unread} unread${isNarrowed ? ' in all' : ''}`;
}

function nothing({ search, unread, unanswered, spam, from, to }: MessageFilter): string {
  if (search || from || to) return 'No message here matches what you are looking for.';
  if (spam) return 'No spam: nothing here looks as if a program had sent it.';
  if (unanswered) return 'Nothing to answer: every message has been answered.';
  if (unread) return 'Nothing new: every message has been read.';
  return 'No messages yet. What people write on the contact page comes here.';
}

/** Marks a message as read when it is opened. If that fails, it stays unread on screen too. */
function useReadOnOpening(openId: number | null, messages: readonly InboxMessage[]) {
  const { mark } = useMessageChanges();
  const here = messages.some(({ id }) => id === openId);
  const opened = useEffectEvent(() => {
    const message = messages.find(({ id }) => id === openId);
    if (message && !message.read) void mark([message], { read: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each message that is opened
  useEffect(() => {
    if (here) opened();
  }, [openId, here]);
}

/** If the address names a message further down, loads the pages before it. */
function useLoadUntilFound(openId: number | null, { messages, query }: ReturnType<typeof useInbox>) {
  const wanted = openId !== null && !messages.some(({ id }) => id === openId);
  const further =
    wanted && query.hasNextPage && !query.isFetching && !query.error && (messages.at(-1)?.id ?? 0) > openId;
  const load = useEffectEvent(() => void query.fetchNextPage());
  useEffect(() => {
    if (further) load();
  }, [further]);
}

const NONE: ReadonlySet<number> = new Set();

/** Selecting several of the shown messages, and marking them together with one undo. */
function useMessageSelection(messages: readonly InboxMessage[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  const { mark } = useMessageChanges();
  const chosen = messages.filter(({ id }) => ids?.has(id));

  /** Runs a change of the messages that it affects, and offers Undo. */
  async function change(
    changed: readonly InboxMessage[],
    run: (messages: readonly InboxMessage[], back: boolean) => Changed,
  ) {
    setIds(null);
    if (changed.length === 0) return;
    const undo = async () => tellOutcome(await run(changed, true), 'Saved');
    tellOutcome(await run(changed, false), 'Saved', { undo });
  }

  return {
    /** Whether messages are being selected. */
    on: ids !== null,
    ids: ids ?? NONE,
    chosen,
    begin: () => setIds(NONE),
    end: () => setIds(null),
    select: useCallback((id: number, selected: boolean) => {
      setIds((before) => new Set([...(before ?? NONE)].filter((other) => other !== id).concat(selected ? [id] : [])));
    }, []),
    selectAll: () => setIds(new Set(messages.slice(0, MAX_CHOSEN_MESSAGES).map(({ id }) => id))),
    markRead: (read: boolean) =>
      void change(
        chosen.filter((message) => message.read !== read),
        (changed, back) => mark(changed, { read: read !== back }),
      ),
    markAnswered: () =>
      void change(
        chosen.filter(({ answered_by }) => answered_by === null),
        (changed, back) => mark(changed, { answered: !back }),
      ),
  };
}
