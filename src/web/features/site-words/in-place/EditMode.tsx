import GlobalStyles from '@mui/material/GlobalStyles';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import type { FieldState } from '#shared/content/content.ts';
import type { Field } from '#shared/content/fields.ts';
import { useListContentFieldsQuery } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import { holdStill } from '#web/ui/hooks/usePageAtRest.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import { EditBar } from './EditBar.tsx';
import { signsOf } from './fieldTexts.ts';
import type { Sought } from './findPlaces.ts';
import { InPlaceEditor } from './InPlaceEditor.tsx';
import { PlaceLayer } from './PlaceLayer.tsx';
import { type Typed, useDraftsOnPage } from './useDraftsOnPage.ts';
import { type LaidPlace, useFieldPlaces } from './useFieldPlaces.ts';
import { useTyped } from './useTyped.ts';

interface EditModeProps {
  page: EditablePage;
  onDone: () => void;
}

/** A public page while staff edit it: a tap on its words, hours and pictures opens them in place. */
export function EditMode({ page, onDone }: EditModeProps) {
  const own = useListContentFieldsQuery({ page, language }, ITS_DATA);
  const facts = useListContentFieldsQuery({ page: 'church', language }, ITS_DATA);
  const [typed, type] = useTyped();
  useDraftsOnPage(page, typed);
  const sought = useSame(
    useMemo(
      () => [...soughtOf(page, own.data, typed), ...soughtOf('church', facts.data, typed)],
      [page, own.data, facts.data, typed],
    ),
  );
  const places = useFieldPlaces(sought);
  const [opened, setOpened] = useState<{ place: LaidPlace; mark: HTMLElement } | null>(null);
  const open = useCallback((place: LaidPlace, mark: HTMLElement) => setOpened({ place, mark }), []);
  const close = () => setOpened(null);

  useEffect(stillPage, []);
  const isOpen = opened !== null;
  // A layout effect, so that a key pressed right after the editor closed is not lost.
  useLayoutEffect(() => {
    if (isOpen) return;
    // Escape closes an open menu of the page first; the next Escape leaves the mode.
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onDone();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [isOpen, onDone]);

  const there = new Set(places.map(({ sought: { page: its, path } }) => `${its} ${path}`));
  const others = sought.filter((one) => one.page === page && !there.has(`${page} ${one.path}`)).length;
  const { sought: its } = opened?.place ?? {};
  const state = (its?.page === 'church' ? facts : own).data?.find(({ field }) => field === its?.path);
  return createPortal(
    <div lang={langOf('en')}>
      {held}
      <PlaceLayer places={places} opened={opened?.place.key} onOpen={open} />
      <EditBar
        said={own.data ? 'Tap what you want to change.' : own.error ? staffApiError(own.error) : 'Loading…'}
        others={others}
        words={`?page=${page}&lang=${language}`}
        onDone={onDone}
      />
      {opened && its && state ? (
        <InPlaceEditor
          key={opened.place.key}
          {...opened}
          words={{ page: its.page, language }}
          state={state}
          onType={(value) => type(its, value)}
          onClose={close}
        />
      ) : null}
    </div>,
    document.body,
  );
}

/** A request that starts renders nothing, so that typing stays fast on a slow phone. */
const ITS_DATA = {
  selectFromResult: ({ data, error }: { data?: FieldState[] | undefined; error?: unknown }) => ({ data, error }),
};

/** The previous value while the new one is equal, so that places are searched again only after a change. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (value === kept || JSON.stringify(value) === JSON.stringify(kept)) return kept;
  keep(value);
  return value;
}

/** Pauses slides, film and marquee, so that nothing moves under a finger and typing stays fast on a slow phone. */
function stillPage(): () => void {
  const goOn = holdStill();
  const films = [...document.querySelectorAll<HTMLVideoElement>('main video')].filter((film) => !film.paused);
  for (const film of films) film.pause();
  return () => {
    goOn();
    for (const film of films) film.play().catch(() => undefined); // the browser may refuse
  };
}

const held = <GlobalStyles styles={{ 'main *': { animationPlayState: 'paused !important' } }} />;

/**
 * The fields that a page may show, with their value on the page: the typed one, else the draft, else the published one.
 */
function soughtOf(page: EditablePage, states: readonly FieldState[] | undefined, typed: Typed): Sought[] {
  const fields: Readonly<Record<string, Field>> = editablePages[page];
  return (states ?? []).flatMap(({ field: path, value, drafts }) => {
    const field = fields[path];
    const draft = drafts.find((one) => one.own);
    const shown = typed[page]?.[path] ?? (draft ? draft.value : value);
    return field ? [{ page, path, field, signs: signsOf(field, shown, language) }] : [];
  });
}
