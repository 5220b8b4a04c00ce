import type { Control } from 'react-hook-form';
import { DRAFT, isPublish, isUnpublished } from '#shared/events/publishing.ts';
import { churchClock } from '#shared/time.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import type { EventValues } from './eventValues.ts';
import { MomentChoice } from './MomentChoice.tsx';

const OPTIONS = [
  ['now', 'On the site now'],
  [DRAFT, 'Keep as a draft'],
  ['at', 'Publish at…'],
] as const;

const HINTS = {
  now: undefined,
  [DRAFT]: 'Only staff see it, until it is published here.',
  at: 'Until then only staff see it. Then it appears everywhere by itself.',
  past: 'This hour is past: the event is on the site as soon as it is saved.',
};

/** Whether an event is on the site, and from when: `publish` of an event. */
export function PublishFields({ control }: { control: Control<EventValues> }) {
  const now = churchClock(useNow());
  const isPast = (value: string) => isPublish(value) && !isUnpublished({ publish: value }, now);
  return (
    <MomentChoice<'now' | typeof DRAFT>
      control={control}
      name="publish"
      label="When people see it"
      options={OPTIONS}
      choiceOf={(value, isChanged) =>
        value === DRAFT ? DRAFT : value === '' || (isPast(value) && !isChanged) ? 'now' : 'at'
      }
      values={{ now: '', [DRAFT]: DRAFT }}
      hintOf={(choice, value) => HINTS[choice === 'at' && isPast(value) ? 'past' : choice]}
      momentOf="Publish"
    />
  );
}
