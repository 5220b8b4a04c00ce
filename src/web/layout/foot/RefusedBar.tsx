import { Button } from '@mui/material';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { forgetSignup, signUpDraft } from '#web/api/kept/keptSignups.ts';
import type { VisitorsItem } from '#web/outbox/items.ts';
import { loadOutbox, useAppStore } from '#web/outbox/useOutbox.ts';
import { selectWaiting } from '#web/outbox/waiting/waitingSlice.ts';
import { idempotencyKeyOf, keepDraft, keptDraft, loadDrafts, markWaiting } from '#web/ui/drafts/drafts.ts';
import { Bar } from '#web/ui/layout/Bar.tsx';
import { requestErrors } from '#words/interface.ts';
import { waiting } from '#words/waiting.ts';

const words = waiting.refused;

/** A visitor's write that the server refused later: its message, with buttons to correct or discard it. */
export function RefusedBar() {
  const { refused } = useSelector(selectWaiting);
  return refused ? <Refused key={refused.id} item={refused} /> : null;
}

/** The form that an item came from: its page, the name of its draft, and what was typed. */
const formOf = (item: VisitorsItem) =>
  item.kind === 'contact'
    ? { path: href('contact'), draft: 'visit:contact', values: item.message }
    : {
        path: href('event', { id: item.event.id }),
        draft: signUpDraft(item.event.id),
        values: { ...item.signup, key: item.secret },
      };

function Refused({ item }: { item: VisitorsItem }) {
  const [unfinished, setUnfinished] = useState(false);
  const navigate = useNavigate();
  const store = useAppStore();
  const discard = async () => (await loadOutbox(store))?.discard(item.id);
  const mend = async () => {
    const { path, draft, values } = formOf(item);
    const isItsOwn = await endWaiting(item);
    const typed = keptDraft(draft);
    if (typed !== null && !isItsOwn) return setUnfinished(true);
    if (typed === null) keepDraft(draft, values);
    await navigate(path);
    await discard();
  };
  const giveUp = async () => {
    if (item.kind === 'signup') forgetSignup(item.secret);
    await endWaiting(item);
    await discard();
  };
  const what = item.kind === 'contact' ? words.message : words.signUp(item.event.title);
  return (
    <Bar role="alert">
      <span>{unfinished ? words.unfinished : `${what} ${item.refusal?.text ?? requestErrors.wentWrong}`}</span>
      <Button variant="outlined" color="inherit" onClick={() => void mend()}>
        {item.kind === 'contact' ? words.changeMessage : words.toEvent}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void giveUp()}>
        {words.discard}
      </Button>
    </Bar>
  );
}

/** Whether its form still has what was refused. It waits no more, so that it is not cleared as sent. */
async function endWaiting(item: VisitorsItem): Promise<boolean> {
  const { draft } = formOf(item);
  await loadDrafts();
  const isItsOwn = idempotencyKeyOf(draft) === item.origin;
  if (isItsOwn) markWaiting(draft, null);
  return isItsOwn;
}
