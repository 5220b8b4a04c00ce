import Send from '@mui/icons-material/Send';
import { Box, Button, styled } from '@mui/material';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { dailyVerse } from '#words/dailyVerse.ts';

const Input = styled('textarea')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  maxHeight: 150,
  // Grows with the text, if the browser supports it.
  fieldSizing: 'content',
  resize: 'none',
  padding: '11px 18px',
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.accent.outline}`,
  borderRadius: 25,
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

interface MessageFormProps {
  draft: string;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** The input for a question. Enter sends it, Shift+Enter starts a new line. */
export function MessageForm({ draft, onDraft, onSend }: MessageFormProps) {
  const id = useId();
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
      <label htmlFor={id}>
        <VisuallyHidden>{dailyVerse.input}</VisuallyHidden>
      </label>
      <Input
        id={id}
        ref={input}
        name="message"
        rows={1}
        value={draft}
        placeholder={dailyVerse.input}
        enterKeyHint="send"
        autoComplete="off"
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendByEnter}
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
