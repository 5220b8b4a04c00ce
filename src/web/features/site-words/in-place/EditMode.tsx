import { GlobalStyles } from '@mui/material';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EditablePage, editablePages, fieldAt } from '#content/editable/index.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { staffApiError } from '#web/api/errors.ts';
import { useWaitingWords } from '#web/entities/words/useWaitingWords.ts';
import { holdStill } from '#web/ui/hooks/usePageAtRest.ts';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import { waiting } from '#words/waiting.ts';
import { EditBar } from './EditBar.tsx';
import { InPlaceEditor } from './InPlaceEditor.tsx';
import { PlaceLayer } from './PlaceLayer.tsx';
import { useDraftsOnPage } from './useDraftsOnPage.ts';
import { type Place, useFieldPlaces } from './useFieldPlaces.ts';

interface EditModeProps {
  page: EditablePage;
  onDone: () => void;
}

/** A public page while staff edit it: a tap on its words, hours and pictures opens them in place. */
export function EditMode({ page, onDone }: EditModeProps) {
  const own = contentApi.useListContentFieldsQuery({ page, language });
  const facts = contentApi.useListContentFieldsQuery({ page: 'church', language });
  useDraftsOnPage(page);
  const toSend = useWaitingWords().length;
  const places = useFieldPlaces();
  const [opened, setOpened] = useState<{ place: Place; mark: HTMLElement } | null>(null);
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

  const its = opened?.place.page === 'church' ? 'church' : page;
  const field = opened && fieldAt(its, opened.place.path);
  const state = (its === 'church' ? facts : own).data?.find((one) => one.field === opened?.place.path);
  const others = Object.keys(editablePages[page]).filter(
    (path) => !places.some((place) => place.page === page && place.path === path),
  ).length;
  const hint = toSend > 0 ? `Tap what you want to change. ${waiting.mark}: ${toSend}.` : 'Tap what you want to change.';
  return createPortal(
    <div lang={langOf('en')}>
      {held}
      {own.data && facts.data ? (
        <PlaceLayer places={places} opened={opened?.place.key} onOpen={(place, mark) => setOpened({ place, mark })} />
      ) : null}
      <EditBar
        said={own.data ? hint : own.error ? staffApiError(own.error) : 'Loading…'}
        others={others}
        words={`?page=${page}&lang=${language}`}
        onDone={onDone}
      />
      {opened && field && state ? (
        <InPlaceEditor
          key={opened.place.key}
          {...opened}
          words={{ page: its, language }}
          field={field}
          state={state}
          onClose={close}
        />
      ) : null}
    </div>,
    document.body,
  );
}

/** Pauses slides, film and marquee, so that nothing moves under a finger. */
function stillPage(): () => void {
  const goOn = holdStill();
  const films = [...document.querySelectorAll<HTMLVideoElement>('main video')].filter((film) => !film.paused);
  for (const film of films) film.pause();
  return () => {
    goOn();
    for (const film of films) film.play().catch(() => undefined); // the browser may refuse
  };
}

/** Nothing moves, and the footer is laid out before it is near the screen, so that its places can be measured. */
const held = (
  <GlobalStyles
    styles={{
      'main *': { animationPlayState: 'paused !important' },
      'main ~ footer': { contentVisibility: 'visible !important' },
    }}
  />
);
