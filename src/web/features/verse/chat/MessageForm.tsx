import Send from '@mui/icons-material/Send';
import { Box, Button, OutlinedInput } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { dailyVerse } from '#words/dailyVerse.ts';

interface MessageFormProps {
  draft: string;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** The input for a question. Enter sends it, Shift+Enter starts a new line. */
export function MessageForm({ draft, onDraft, onSend }: MessageFormProps) {
  const input = useRef<HTMLTextAreaElement>(null);

  // Before hydration only the browser knew what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (input.current?.value) onDraft(input.current.value);
  }, []);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    input.current?.focus();
    onSend();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.25 }}>
      <OutlinedInput
        fullWidth
        multiline
        rows={1}
        inputComponent="textarea"
        inputRef={input}
        name="message"
        value={draft}
        placeholder={dailyVerse.input}
        autoComplete="off"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendByEnter}
        slotProps={{ input: { enterKeyHint: 'send', 'aria-label': dailyVerse.input } }}
        sx={{ borderRadius: '25px', py: 1.5, px: 2.25, '& textarea': { resize: 'none', maxHeight: 150 } }}
      />
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        endIcon={<Send />}
        sx={{ minHeight: 50, px: { xs: 2.25, sm: 3 } }}
      >
        {dailyVerse.send}
      </Button>
    </Box>
  );
}
