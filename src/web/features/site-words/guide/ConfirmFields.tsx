import Button from '@mui/material/Button';
import { useState } from 'react';
import type { UnfinishedField } from '#shared/content/content.ts';
import { useLazyListContentFieldsQuery, usePublishContentMutation } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useTakeBack } from '../useTakeBack.ts';

interface ConfirmFieldsProps {
  label: string;
  /** Fields of the page of the church’s facts that have one value for both languages. */
  fields: readonly UnfinishedField[];
}

/** Publishes sample values unchanged, as the church's own. */
export function ConfirmFields({ label, fields }: ConfirmFieldsProps) {
  const [read, reading] = useLazyListContentFieldsQuery();
  const [publish, publishing] = usePublishContentMutation();
  const [key, setKey] = useState(newKey);
  const undo = useTakeBack();
  const words = { page: 'church', language: 'en' } as const;

  const confirm = async () => {
    const { data: states, error: unread } = await read(words);
    if (unread) return showToast(staffApiError(unread), 'error');
    const changes = (states ?? [])
      .filter(({ field }) => fields.some((one) => one.field === field))
      .map(({ field, value, version }) => ({ field, value, base: version }));
    const { data, error } = await publish({ ...words, changes, idempotencyKey: key });
    if (error) {
      setKey(newKey());
      return showToast(staffApiError(error), 'error');
    }
    const actions = data.ids.length > 0 ? [{ label: 'Undo', onPress: undo(data.ids) }] : [];
    showToast(data.message ?? 'Published.', 'success', ...actions);
  };
  return (
    <Button
      color="inherit"
      size="small"
      disabled={reading.isFetching || publishing.isLoading}
      onClick={() => void confirm()}
      sx={{ textDecoration: 'underline' }}
    >
      {label}
    </Button>
  );
}
