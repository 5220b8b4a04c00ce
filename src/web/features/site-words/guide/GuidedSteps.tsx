import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type EditablePage, isEditablePage } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import type { UnfinishedField } from '#shared/content/content.ts';
import { useListEventsQuery } from '#web/api/api.ts';
import { useListUnfinishedContentQuery } from '#web/api/endpoints/content.ts';
import { useListGivingQuery } from '#web/api/endpoints/giving.ts';
import { useListEditionsQuery } from '#web/api/endpoints/verse.ts';
import { ConfirmFields } from './ConfirmFields.tsx';
import { countOf, samplesLeft, samplesOf, WORDS_STEPS, type WordsStep } from './steps.ts';

interface GuidedStepsProps {
  nameOf: (page: EditablePage) => string;
  onChoose: (page: EditablePage) => void;
}

/** The first steps of a new church, shown while facts are samples. Each step links to the screen where it is done. */
export function GuidedSteps({ nameOf, onChoose }: GuidedStepsProps) {
  const { data = [] } = useListUnfinishedContentQuery();
  const { data: giving } = useListGivingQuery();
  const { data: events } = useListEventsQuery();
  const { data: editions = [] } = useListEditionsQuery();
  const samples = data.filter((field) => field.samples > 0);
  if (samples.length === 0) return null;
  const { name, place, hours, phone, pastors } = WORDS_STEPS;
  const guided = new Set(Object.values(WORDS_STEPS).flatMap((step) => samplesOf(step, samples)));
  const rest = samples.filter((field) => !guided.has(field));
  return (
    <Alert severity="info" icon={false} role="region" aria-label="First steps" sx={{ mt: 2 }}>
      {samplesLeft(countOf(samples))}. About ten minutes put the church’s own in the place of the most important:
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {[name, place, hours, phone].map((step) => (
          <FieldsStep key={step.title} step={step} samples={samples} />
        ))}
        <Step title="Accounts for giving" to={href('giving')} done={(giving?.pairs.length ?? 0) > 0} left="none yet" />
        <FieldsStep step={pastors} samples={samples} />
        <Step
          title="A Kiswahili Bible"
          to={`${href('settings')}#bibles`}
          done={editions.some(({ language }) => language === 'sw')}
          left="the Kiswahili pages quote the King James in English; an owner adds one"
        />
        <Step title="First event" to={`${href('dashboard')}?create`} done={(events?.length ?? 0) > 0} left="none yet" />
      </Box>
      {rest.length > 0 ? (
        <Box sx={{ mt: 1.5 }}>
          After that, {samplesLeft(countOf(rest))} on:
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {[...new Set(rest.map(({ page }) => page))].filter(isEditablePage).map((page) => (
              <Chip key={page} label={nameOf(page)} onClick={() => onChoose(page)} />
            ))}
          </Box>
        </Box>
      ) : null}
    </Alert>
  );
}

/** A step about fields: it links to the first field with a sample value. */
function FieldsStep({ step, samples }: { step: WordsStep; samples: readonly UnfinishedField[] }) {
  const left = samplesOf(step, samples);
  const [first] = left;
  const to = first ? `?page=${first.page}&lang=en&field=${first.field}` : '?page=church&lang=en';
  return (
    <Step title={step.title} to={to} done={!first} left={samplesLeft(countOf(left))}>
      {step.confirm ? <ConfirmFields label={step.confirm} fields={left} /> : null}
    </Step>
  );
}

interface StepProps {
  title: string;
  to: string;
  done: boolean;
  /** What is left to do. */
  left: string;
  /** Another action while something is left to do. */
  children?: ReactNode;
}

function Step({ title, to, done, left, children }: StepProps) {
  const Icon = done ? DoneIcon : OpenIcon;
  return (
    // The button goes below the words where there is no room beside them.
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, minHeight: 44 }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Icon aria-hidden color={done ? 'success' : 'inherit'} fontSize="small" />
        <span>
          <Link component={RouterLink} to={to} color="inherit">
            {title}
          </Link>
          : {done ? 'done' : left}
        </span>
      </Box>
      {done ? null : children}
    </Box>
  );
}
