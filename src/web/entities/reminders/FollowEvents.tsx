import { Alert, Button, Typography } from '@mui/material';
import { useId } from 'react';
import type { Topic } from '#shared/reminderTimes.ts';
import { branches } from '#words/branches.ts';
import { categories } from '#words/interface.ts';
import { reminders as words } from '#words/reminders.ts';
import { MyReminders } from './MyReminders.tsx';
import { isSameTopic, useReminders } from './useReminders.ts';

/** Follows new events of a branch, a category, or all. It also lists what this device follows, and its reminders. */
export function FollowEvents({ branch, category }: Required<Topic>) {
  const id = useId();
  const reminding = useReminders();
  const { reach, busy, unread, error, topics, follow, unfollow } = reminding;
  const asked: Topic = { ...(branch && { branch }), ...(category && { category }) };
  const isOn = topics.some((topic) => isSameTopic(topic, asked));
  return (
    <>
      <section aria-labelledby={id}>
        <Typography variant="h5" component="h3" id={id}>
          {words.follow.title}
        </Typography>
        {error ? <Alert severity="error">{error}</Alert> : null}
        {reach === 'yes' ? (
          <>
            <Typography variant="body2">{words.follow.text}</Typography>
            <Typography variant="body2" role="status" sx={{ my: 1 }}>
              {topics.length > 0 ? words.follow.following(topics.map(topicWords).join('; ')) : ''}
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              disabled={busy || unread}
              onClick={() => void (isOn ? unfollow(asked) : follow(asked))}
            >
              {isOn ? words.follow.turnOff : words.follow.turnOn}
            </Button>
          </>
        ) : (
          <Typography variant="body2">{reach === 'loading' ? words.waiting : words[reach]}</Typography>
        )}
      </section>
      <MyReminders reminding={reminding} />
    </>
  );
}

const topicWords = ({ branch, category }: Topic): string =>
  [
    branches.find(({ key }) => key === branch)?.name,
    category && (categories as Readonly<Record<string, string>>)[category],
  ]
    .filter(Boolean)
    .join(', ') || words.follow.everything;
