import { Button } from '@mui/material';
import type { UnfinishedField } from '#shared/content/content.ts';
import { useLazyListContentFieldsQuery } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { usePublishWords } from '../usePublishWords.tsx';

interface ConfirmFieldsProps {
  label: string;
  /** Fields of the page of the church’s facts that have one value for both languages. */
  fields: readonly UnfinishedField[];
}

const CHURCH = { page: 'church', language: 'en' } as const;

/** Publishes sample values unchanged, as the church's own. */
export function ConfirmFields({ label, fields }: ConfirmFieldsProps) {
  const [read, reading] = useLazyListContentFieldsQuery();
  const { publish, isSending } = usePublishWords(CHURCH, {
    onRefused(error) {
      showToast(staffApiError(error), 'error');
      return true;
    },
  });

  const confirm = async () => {
    const { data: states = [], error: unread } = await read(CHURCH);
    if (unread) return showToast(staffApiError(unread), 'error');
    const confirmed = states.filter(({ field }) => fields.some((one) => one.field === field));
    await publish(confirmed.map((state) => ({ state, value: state.value, base: state.version })));
  };
  return (
    <Button
      color="inherit"
      size="small"
      disabled={reading.isFetching || isSending}
      onClick={() => void confirm()}
      sx={{ textDecoration: 'underline' }}
    >
      {label}
    </Button>
  );
}
