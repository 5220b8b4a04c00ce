import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { type EditablePage, nameOfWords } from '#content/editable/index.ts';
import { href } from '#content/pages.ts';
import type { FieldState, UnfinishedField } from '#shared/content/content.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';

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
export function stepOf({ page, field }: { page: string; field: string }): string {
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
export const countOf = (unfinished: readonly UnfinishedField[]): number =>
  unfinished.reduce((sum, { samples }) => sum + samples, 0);

/** `1 sample fact left`. */
export const samplesLeft = (count: number): string =>
  count === 1 ? '1 sample fact left' : `${count} sample facts left`;
