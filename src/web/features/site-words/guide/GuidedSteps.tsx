import DoneIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Box, Button, IconButton, LinearProgress, Link, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type EditablePage, nameOfWords } from '#content/editable/index.ts';
import { type Captioned, isDrawn } from '#content/ministry.ts';
import { href } from '#content/pages.ts';
import type { FieldState, UnfinishedField } from '#shared/content/content.ts';
import { api } from '#web/api/api.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { staffApiError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { usePublishWords } from '../usePublishWords.tsx';

/**
 * What is left to do in the words of the site: the first steps of a new church while facts are samples, the next one
 * open, and the Kiswahili that no native reader has approved.
 */
export function GuidedSteps() {
  const { data } = contentApi.useListUnfinishedContentQuery();
  const { data: giving } = givingApi.useListGivingQuery();
  const { data: events } = api.useListEventsQuery();
  const { data: editions = [] } = verseApi.useListEditionsQuery();
  const { data: gallery } = api.useReadContentQuery({ page: 'gallery' });
  if (!data) return null;
  const samples = data.fields.filter((field) => field.samples > 0);
  const step = (title: string, to: string, isDone: unknown, left: string): StepProps => ({
    title,
    to,
    left: isDone ? null : left,
  });
  /** A step about fields: it links to the first field with a sample value. @param confirm labels a button that confirms them */
  const ofFields = (title: string, confirm?: string): StepProps => {
    const fields = samples.filter((field) => stepOf(field) === title);
    const [{ page, field } = { page: 'church', field: '' }] = fields;
    return {
      ...step(title, `?page=${page}&lang=en${field && `&field=${field}`}`, !field, samplesLeft(countOf(fields))),
      action: confirm ? <ConfirmFields label={confirm} fields={fields} /> : null,
    };
  };
  const pictures = gallery?.fields.pictures;
  const hasPhotographs = Array.isArray(pictures) && !isDrawn(pictures as Captioned[]);
  const steps: StepProps[] = [
    step('Add photographs', '?page=gallery&lang=en', hasPhotographs, 'the galleries show drawings'),
    ofFields('Name'),
    ofFields('Place'),
    ofFields('Hours', 'These hours are right'),
    ofFields('Phone and email'),
    step('Accounts for giving', href('giving'), giving?.pairs.length, 'none yet'),
    ofFields('Pastors'),
    step(
      'A Kiswahili Bible',
      `${href('settings')}#bibles`,
      editions.some(({ language }) => language === 'sw'),
      'the Kiswahili pages quote the King James in English; an owner adds one',
    ),
    step('First event', `${href('dashboard')}?create`, events?.length, 'none yet'),
    ofFields('Other facts'),
  ];
  const next = steps.find(({ left }) => left !== null);
  const done = steps.filter(({ left }) => left === null).length;
  return (
    <>
      {samples.length > 0 ? (
        <Alert
          severity="info"
          icon={false}
          role="region"
          aria-label="First steps"
          sx={{ mt: 2, '& .MuiAlert-message': { flex: 1 } }}
        >
          {samplesLeft(countOf(samples))}. {done} of {steps.length} first steps are done
          {next ? '; the next one:' : '.'}
          <LinearProgress
            variant="determinate"
            value={(100 * done) / steps.length}
            aria-label="First steps that are done"
            sx={{ my: 1 }}
          />
          {next ? <StepList steps={[next]} /> : null}
          <details>
            <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
              The other steps
            </Box>
            <StepList steps={steps.filter((step) => step !== next)} />
          </details>
        </Alert>
      ) : null}
      {data.unapproved > 0 ? (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {data.unapproved === 1 ? '1 file' : `${data.unapproved} files`} of Kiswahili words wait for a native reader
          who approves them. Until then their pages say so at the foot.
        </Typography>
      ) : null}
    </>
  );
}

interface StepProps {
  title: string;
  to: string;
  /** What is left to do; null once it is done. */
  left: string | null;
  /** Another action while something is left to do. */
  action?: ReactNode;
}

const StepList = ({ steps }: { steps: readonly StepProps[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {steps.map(({ title, to, left, action }) => {
      const Icon = left === null ? DoneIcon : OpenIcon;
      return (
        // The button goes below the words where there is no room beside them.
        <Box component="li" key={title} sx={stepRow}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <Icon aria-hidden color={left === null ? 'success' : 'inherit'} fontSize="small" />
            <span>
              <Link to={to} color="inherit">
                {title}
              </Link>
              : {left ?? 'done'}
            </span>
          </Box>
          {left === null ? null : action}
        </Box>
      );
    })}
  </Box>
);

const stepRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, minHeight: 44 } as const;

const CHURCH = { page: 'church', language: 'en' } as const;

/**
 * Publishes sample values unchanged, as the church's own.
 *
 * @param props.fields of the church’s facts, with one value for both languages
 */
function ConfirmFields({ label, fields }: { label: string; fields: readonly UnfinishedField[] }) {
  const { data: states = [] } = contentApi.useListContentFieldsQuery(CHURCH);
  const { publish, isSending } = usePublishWords(CHURCH, {
    onRefused(error) {
      showToast(staffApiError(error), 'error');
      return true;
    },
  });
  const confirmed = states.filter(({ field }) => fields.some((one) => one.field === field));
  return (
    <Button
      color="inherit"
      size="small"
      disabled={confirmed.length === 0 || isSending}
      onClick={() => void publish(confirmed.map((state) => ({ state, value: state.value, base: state.version })))}
      sx={{ textDecoration: 'underline' }}
    >
      {label}
    </Button>
  );
}

const putAway = deviceText('samples-left-put-away');

/** A line on an owner's dashboard while facts are samples. It can be hidden on this device. */
export function SamplesLeft() {
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const skip = putAway.use() !== null || account?.role !== 'owner';
  const { data } = contentApi.useListUnfinishedContentQuery(undefined, { skip });
  const count = countOf(data?.fields ?? []);
  if (skip || count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="First steps"
      sx={{ pt: 2, pb: { xs: 9, md: 0 }, display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {samplesLeft(count)}. <Link to={href('siteWords')}>Put in the church’s own</Link>
      </Box>
      <Tooltip title="Put this away">
        <IconButton size="small" onClick={() => putAway.keep('1')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** The first steps of a new church that are about fields of the site's words. */
const STEPS: Readonly<Record<string, readonly (readonly [page: EditablePage, path: RegExp])[]>> = {
  Name: [['church', /^(name|shortName|tagline)$/]],
  Place: [['church', /^(address\.|map$|branch\.\w+\.(place|town|map)$)/]],
  Hours: [['church', /^(serviceHours|branch\.\w+\.hours)$/]],
  'Phone and email': [['church', /^(phone|email)$/]],
  Pastors: [
    ['church', /^(leadPastors\.names|branch\.\w+\.pastor)$/],
    ['home', /^leadership\.people$/],
    ['about', /^pastors\.people$/],
  ],
};

/** The step that a field belongs to. */
function stepOf({ page, field }: { page: string; field: string }): string {
  const isOf = ([its, path]: readonly [string, RegExp]) => its === page && path.test(field);
  return Object.entries(STEPS).find(([, fields]) => fields.some(isOf))?.[0] ?? 'Other facts';
}

/** Some fields of a page, under a title. */
export interface FieldGroup {
  title: string;
  states: FieldState[];
}

/** The fields of a page in groups: the church's facts, which are many, by the steps of the guide. */
export function groupsOf(page: EditablePage, states: readonly FieldState[]): FieldGroup[] {
  if (page !== 'church') return [{ title: nameOfWords(page), states: [...states] }];
  const groups = Map.groupBy(states, ({ field }) => stepOf({ page, field }));
  return [...groups].map(([title, its]) => ({ title, states: its }));
}

/** How many facts are samples. */
const countOf = (unfinished: readonly UnfinishedField[]): number =>
  unfinished.reduce((sum, { samples }) => sum + samples, 0);

/** `1 sample fact left`. */
const samplesLeft = (count: number): string => (count === 1 ? '1 sample fact left' : `${count} sample facts left`);
