import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { MAX_SEARCH, readSermonsAddress, type SermonsAsked } from '#content/sermons/sermonAddress.ts';
import type { SermonsAnswer } from '#shared/sermons/sermon.ts';
import { findBook } from '#shared/verse/bible.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

const words = sermonLibrary.find;

interface SermonFinderProps {
  asked: SermonsAsked;
  choices: SermonsAnswer['choices'];
  onFind: (asked: SermonsAsked) => void;
}

/** The search of the sermons: a form that the browser sends by itself where the app has not started. */
export function SermonFinder({ asked, choices, onFind }: SermonFinderProps) {
  const text = useRef<HTMLInputElement>(null);
  const { search = '' } = asked;
  useEffect(() => {
    if (text.current) text.current.value = search; // a link or a step back has changed it
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onFind(readSermonsAddress(new URLSearchParams(fields)));
  };
  const select = (name: 'series' | 'preacher' | 'book', label: string, any: string, options: ReactNode) => (
    <TextField
      select
      name={name}
      label={label}
      value={asked[name] ?? ''}
      onChange={({ target }) => (target as unknown as HTMLSelectElement).form?.requestSubmit()}
    >
      <option value="">{any}</option>
      {options}
    </TextField>
  );
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={`${inLanguage(language, href('sermons'))}#latest`}
      aria-label={words.label}
      onSubmit={submit}
      data-native=""
      className="no-print"
      sx={{ mt: 3, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'end', gap: 1 }}>
        <TextField
          type="search"
          name="search"
          label={words.search}
          defaultValue={search}
          inputRef={text}
          slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
        />
        <Button type="submit" variant="outlined" data-native="" aria-label={words.submit} sx={{ minHeight: 56 }}>
          <SearchIcon />
        </Button>
      </Box>
      {select('series', words.series, words.anySeries, choices.series.map(optionOf))}
      {select('preacher', words.preacher, words.anyPreacher, choices.preachers.map(optionOf))}
      {select('book', words.book, words.anyBook, choices.books.map(bookOption))}
    </Box>
  );
}

/** A name that staff have written. */
const optionOf = (name: string) => (
  <option key={name} value={name} lang={langOf(textHere(name).lang)}>
    {name}
  </option>
);

const bookOption = (code: string) => {
  const book = findBook(code);
  return (
    <option key={code} value={code}>
      {language === 'sw' ? book?.swahili : book?.name}
    </option>
  );
};
