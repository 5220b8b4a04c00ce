import SearchIcon from '@mui/icons-material/Search';
import { Box, OutlinedInput, type Theme, useMediaQuery } from '@mui/material';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useLeave } from '#web/ui/drafts/drafts.ts';
import { useAddressSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { useSearchText } from '#web/ui/hooks/useSearchText.ts';
import { LARGE_TEXT } from '#web/ui/layout/looks.ts';

/** What the bar searches on a screen, the parameter of the address for it, and whether its list is on screen. */
function searchedAt(pathname: string) {
  if (pathname === href('messages'))
    return { what: 'Messages', label: 'Search messages', name: 'search', listed: true };
  if (pathname === href('history')) return { what: 'History', label: 'Search history', name: 'search', listed: true };
  const listed = pathname.startsWith(href('dashboard')) || pathname === href('manageEvents');
  return { what: 'Events', label: 'Search for events', name: 'q', listed };
}

/**
 * The bar's search field. It filters the list on screen by its text, kept in the address: messages and the history on
 * their screens, elsewhere the events (rulings, 19), which Enter opens where they are not on screen.
 *
 * @param short whether a phone has no room for more than `Search`
 */
export function BarSearch({ short }: { short: boolean }) {
  const { pathname } = useLocation();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const searched = searchedAt(pathname);
  return <SearchField key={searched.what} {...searched} short={short && phone} />;
}

function SearchField({ what, label, name, listed, short }: ReturnType<typeof searchedAt> & { short: boolean }) {
  const [address, changeSearch] = useAddressSearch();
  const navigate = useNavigate();
  const leave = useLeave();
  const text = address.get(name) ?? '';
  const search = useSearchText(text, (typed) => {
    if (listed) changeSearch({ [name]: typed || null }, { replace: true });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (listed) return search.seek();
    const list = { pathname: href('dashboard'), search: search.now() && `?q=${encodeURIComponent(search.now())}` };
    leave(() => void navigate(list));
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={what}
      onSubmit={submit}
      sx={{ flex: 1, maxWidth: '28.75rem', mr: 'auto', minWidth: 0 }}
    >
      <OutlinedInput
        type="search"
        size="small"
        fullWidth
        placeholder={short ? 'Search' : label}
        defaultValue={text}
        {...search.field}
        inputProps={{ 'aria-label': label }}
        startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, color: 'action.active' }} />}
        sx={field}
      />
    </Box>
  );
}

/**
 * A phone's field is just long enough for the words that say what it searches: the room of the button that empties it is
 * kept free only while there is something to empty.
 */
const field = {
  borderRadius: 999,
  bgcolor: 'background.default',
  px: { xs: 1.25, sm: 1.75 },
  '& input': { textOverflow: 'ellipsis', pr: 0 },
  '& input:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
  '& input::placeholder': { opacity: 1, fontSize: { xs: '0.875rem', sm: '1rem' } },
  [LARGE_TEXT]: { '& input::placeholder': { fontSize: '0.75rem' } },
} as const;
