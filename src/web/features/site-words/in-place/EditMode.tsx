import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Fab, GlobalStyles, Paper, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { type EditablePage, editablePages, fieldAt, isEditablePage, isOwnersPage } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import { PREVIEW } from '#shared/content/values.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { changedSearch } from '#web/ui/hooks/useAddressSearch.ts';
import { holdStill } from '#web/ui/hooks/useFieldMark.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { FieldForm, type FieldFormProps } from '../FieldForm.tsx';
import { DraftsQuestion, DraftsShown, useDraftsOnPage, useUnpublished } from './DraftsOnPage.tsx';
import { type Place, PlaceLayer, useFieldPlaces } from './PlaceLayer.tsx';

/** Lets staff edit a public page in place while its address has `?edit`, so that the back button ends it. */
export function EditThisPage() {
  const shown = usePage();
  const [search, setSearch] = useSearchParams();
  const page = shown && isEditablePage(shown) && Object.keys(editablePages[shown]).length > 0 ? shown : undefined;
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    hasLeft.current = true;
    setSearch((before) => changedSearch(before, { edit: null }), { replace: true, preventScrollReset: true });
  }, [setSearch]);
  // What had the focus is gone with the editing.
  const focusAgain = useCallback((button: HTMLElement | null) => {
    if (hasLeft.current) button?.focus({ preventScroll: true });
    hasLeft.current = false;
  }, []);
  const isOwners = page !== undefined && isOwnersPage(page);
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip: !isOwners });
  if (!page || (isOwners && account?.role !== 'owner')) return null;
  if (search.has(PREVIEW)) return <DraftsShown page={page} />;
  if (search.has('edit')) return <EditMode key={page} page={page} onDone={leave} />;
  // A landmark, so that a screen reader can jump to it.
  return (
    <aside aria-label="Staff">
      <Fab
        ref={focusAgain}
        to={{ search: changedSearch(search, { edit: '1' }).toString() }}
        variant="extended"
        color="secondary"
        className="no-print"
        sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1, textTransform: 'none' }}
      >
        <EditIcon />
        {frame.editPage}
      </Fab>
    </aside>
  );
}

/** A public page while staff edit it: a tap on its words, hours and pictures opens them in place. */
export function EditMode({ page, onDone }: { page: EditablePage; onDone: () => void }) {
  const own = contentApi.useListContentFieldsQuery({ page, language });
  const facts = contentApi.useListContentFieldsQuery({ page: 'church', language });
  useDraftsOnPage(page);
  const unpublished = useUnpublished(page);
  const places = useFieldPlaces();
  const [opened, setOpened] = useState<{ place: Place; mark: HTMLElement } | null>(null);
  const close = () => setOpened(null);
  const [asks, setAsks] = useState(false);
  const { drafts } = unpublished;
  const hasDrafts = drafts.length > 0;
  const leave = useCallback(() => (hasDrafts ? setAsks(true) : onDone()), [hasDrafts, onDone]);

  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  useEffect(stillPage, []);
  const isOpen = opened !== null || asks;
  // A layout effect, so that a key pressed right after the editor closed is not lost.
  useLayoutEffect(() => {
    if (isOpen) return;
    // Escape closes an open menu of the page first; the next Escape leaves the mode.
    const press = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && leave();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen, leave]);

  const its = opened?.place.page === 'church' ? 'church' : page;
  const field = opened && fieldAt(its, opened.place.path);
  const state = (its === 'church' ? facts : own).data?.find((one) => one.field === opened?.place.path);
  const words = `${href('siteWords')}?page=${page}&lang=${language}`;
  /** How many fields of the page are not visible on it. */
  const others = Object.keys(editablePages[page]).filter(
    (path) => !places.some((place) => place.page === page && place.path === path),
  ).length;
  const hint = ['Tap what you want to change.', ...unpublished.counts].join(' ');
  return createPortal(
    <div lang={langOf('en')}>
      {held}
      {own.data && facts.data ? (
        <PlaceLayer
          places={places}
          noteOf={unpublished.noteOf}
          opened={opened?.place.key}
          onOpen={(place, mark) => setOpened({ place, mark })}
        />
      ) : null}
      <Paper
        ref={bar}
        component="section"
        aria-label="Editing this page"
        tabIndex={-1}
        elevation={8}
        className="no-print"
        sx={barStyle}
      >
        <Typography role="status" sx={{ flex: '1 1 12rem' }}>
          {own.data ? hint : own.error ? staffApiError(own.error) : 'Loading…'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {others > 0 ? (
            <Button component={StaffScreenLink} to={words} color="inherit">
              Other fields of this page ({others})
            </Button>
          ) : null}
          <Button component={StaffScreenLink} to={`${words}&view=phone`} color="inherit">
            Preview
          </Button>
          <Button variant="contained" color="secondary" onClick={leave}>
            Done
          </Button>
        </Box>
      </Paper>
      {asks ? <DraftsQuestion page={page} drafts={drafts} onClose={() => setAsks(false)} onLeave={onDone} /> : null}
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

/** The bar at the bottom of a page in edit mode. */
const barStyle = {
  position: 'fixed',
  zIndex: 'appBar',
  bottom: `calc(12px + ${BAR_HEIGHT} + env(safe-area-inset-bottom))`,
  insetInline: 12,
  maxWidth: 720,
  mx: 'auto',
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  outline: 'none',
} as const;

/** The height of the navigation bar. */
const BAR_PX = 72;

/**
 * The editor of a field at the side of the screen, away from its place; on a phone below, with the place above it.
 *
 * @param props.mark the button over the place (PlaceLayer.tsx)
 */
function InPlaceEditor({ place, mark, ...form }: FieldFormProps & { place: Place; mark: HTMLElement }) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [side] = useState<'left' | 'right'>(() => {
    const { left, right } = mark.getBoundingClientRect();
    return (left + right) / 2 > innerWidth / 2 ? 'left' : 'right';
  });
  useEffect(() => {
    if (phone) scrollTo({ top: mark.getBoundingClientRect().top + scrollY - BAR_PX - 8 });
  }, [phone, mark]);
  return (
    <FormDialog title={form.field.label} lang={langOf('en')} edge={phone ? 'foot' : side} onClose={form.onClose}>
      <FieldForm {...form} entry={place.entry ?? 0} />
    </FormDialog>
  );
}
