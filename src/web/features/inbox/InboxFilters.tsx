import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageFilter } from '#web/api/endpoints/inbox.ts';
import type { Shown } from './useInboxAddress.ts';

/** How long after the last keystroke the server is asked. */
const TYPING_TIMEOUT_MS = 300;

interface InboxFiltersProps {
  filter: MessageFilter;
  onSearch: (text: string) => void;
  onShow: (which: Shown) => void;
  /** How many messages look like spam. */
  spam: number;
}

/** Filters the inbox by text, and by all, unread or spam. */
export function InboxFilters({ filter, onSearch, onShow, spam }: InboxFiltersProps) {
  const [text, setText] = useState(filter.search);
  const search = useEffectEvent(() => {
    if (text.trim() !== filter.search) onSearch(text);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text restarts the timer
  useEffect(() => {
    const timer = setTimeout(search, TYPING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box role="search" aria-label="Messages" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2.5 }}>
      <OutlinedInput
        type="search"
        size="small"
        placeholder="Search messages"
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': 'Search messages' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        sx={{ flex: '1 1 220px', maxWidth: 460, borderRadius: 999 }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which messages"
        value={filter.spam ? 'spam' : filter.unread ? 'unread' : 'all'}
        onChange={(_event, value: Shown | null) => value !== null && onShow(value)}
      >
        <ToggleButton value="all" sx={{ px: 2, minHeight: 44 }}>
          All
        </ToggleButton>
        <ToggleButton value="unread" sx={{ px: 2, minHeight: 44 }}>
          Unread
        </ToggleButton>
        <ToggleButton value="spam" sx={{ px: 2, minHeight: 44 }}>
          Spam{spam > 0 ? ` (${spam})` : ''}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
