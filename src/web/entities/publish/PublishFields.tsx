import { DRAFT, isPublish, isUnpublished } from '#shared/events/publishing.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
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
  past: 'This hour is past: it is on the site as soon as it is saved.',
};

/** Whether an event or a sermon is on the site, and from when: the field `publish`. */
export function PublishFields() {
  const now = useClock();
  const isPast = (value: string) => isPublish(value) && !isUnpublished({ publish: value }, now);
  return (
    <MomentChoice<'now' | typeof DRAFT>
      name="publish"
      label="When people see it"
      options={OPTIONS}
      choiceOf={(value, isChanged) =>
        value === DRAFT ? DRAFT : value === '' || (isPast(value) && !isChanged) ? 'now' : 'at'
      }
      values={{ now: '', [DRAFT]: DRAFT }}
      hintOf={(choice, value) => HINTS[choice === 'at' && isPast(value) ? 'past' : choice]}
      momentLabel="Publish date and time"
    />
  );
}
