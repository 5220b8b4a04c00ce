import SubscribeIcon from '@mui/icons-material/EditCalendarOutlined';
import GoogleIcon from '@mui/icons-material/Google';
import AppIcon from '@mui/icons-material/PhoneIphone';
import { Box, Button, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { feeds } from '#shared/events/eventPaths.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { FollowEvents } from '#web/entities/reminders/FollowEvents.tsx';
import { CONTENT_WIDTH } from '#web/theme/components.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { LinkedButton } from '#web/ui/buttons/LinkedButton.tsx';
import { PrintButton } from '#web/ui/buttons/PrintButton.tsx';
import { PlainDialog } from '#web/ui/feedback/PlainDialog.tsx';
import { SelectField } from '#web/ui/forms/FormTextField.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { branches } from '#words/branches.ts';
import { events } from '#words/events.ts';
import { categories } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { subscribe as words } from '#words/subscribe.ts';

/** Leads to the events as a calendar of one's own; without JavaScript to its file. Another backend has none. */
function SubscribeButton() {
  const [open, setOpen] = useState(false);
  if (!OWN_BACKEND) return null;
  return (
    <>
      <LinkedButton
        aria-haspopup="dialog"
        aria-expanded={open}
        variant="outlined"
        startIcon={<SubscribeIcon />}
        href={feeds.calendar + feedQuery()}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </LinkedButton>
      <SubscribeDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** Subscribes to the events as a calendar: all of them, or those of one branch or category. */
function SubscribeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const origin = useOrigin();
  const [shown] = useSearchParams();
  const [branch, setBranch] = useState<string>(branchByKey(shown.get('branch'))?.key ?? '');
  const [category, setCategory] = useState<string>(CATEGORIES.find((name) => name === shown.get('category')) ?? '');
  const query = feedQuery(branch, category);
  const address = `${origin}${feeds.calendar}${query}`;
  const webcal = address.replace(/^https?:/, 'webcal:'); // opens the device's calendar app
  return (
    <PlainDialog title={words.title} open={open} onClose={onClose} close={words.close} gap={2.5}>
      <Typography variant="body2">{words.text}</Typography>
      <SelectField
        label={words.branch}
        value={branch}
        onChange={setBranch}
        options={[['', words.everyBranch], ...branches.map(({ key, name }) => [key, name] as const)]}
      />
      <SelectField
        label={words.category}
        value={category}
        onChange={setCategory}
        options={[['', words.everyCategory], ...CATEGORIES.map((name) => [name, categories[name]] as const)]}
      />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Button variant="contained" color="secondary" startIcon={<AppIcon />} href={webcal}>
          {words.app}
        </Button>
        <Button
          variant="outlined"
          startIcon={<GoogleIcon />}
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
        >
          {words.google} <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextField
          label={words.address}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <CopyButton text={address} label={words.copy} done={words.copied} />
      </Box>
      {open ? <FollowEvents branch={branch} category={category} /> : null}
      <Link href={`${feeds.atom}${query}`} sx={{ justifySelf: 'start', py: 1 }}>
        {words.reader}
      </Link>
    </PlainDialog>
  );
}

/** The query of a feed's address: `?branch=juja&category=Bible%20Study`; empty for everything in English. */
function feedQuery(branch = '', category = ''): string {
  const choice = { branch, category, lang: language === 'en' ? '' : language };
  // Not every calendar app decodes a plus as a space.
  const parts = Object.entries(choice).map(([name, value]) => value && `${name}=${encodeURIComponent(value)}`);
  return parts.some(Boolean) ? `?${parts.filter(Boolean).join('&')}` : '';
}

/** The heading beside a banner; on a phone, below it. */
export function EventsHero() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) 380px' },
        alignItems: 'center',
        columnGap: 8,
        maxWidth: CONTENT_WIDTH,
        mx: 'auto',
        px: { xs: 0, md: 3 },
        '@media print': { display: 'block', p: 0 },
      }}
    >
      <Picture
        name={events.picture}
        alt=""
        priority
        sizes="(min-width: 900px) 560px, 66vw"
        ratio="auto"
        position="76% 50%"
        sx={banner}
      />
      <PageHeading
        eyebrow={events.eyebrow}
        title={events.title}
        lead={events.lead}
        sx={{ px: { xs: 2.5, sm: 3, md: 0 }, pt: { xs: 4, md: 8 }, pb: { md: 6 }, '@media print': { p: 0 } }}
      >
        <Box
          className="no-print"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3.5, '& > *': { px: { xs: 2, sm: 3.25 } } }}
        >
          <Button variant="outlined" href={`${inLanguage(language, href('home'))}#visit`}>
            {events.hours}
          </Button>
          <SubscribeButton />
          <PrintButton>{events.print}</PrintButton>
        </Box>
      </PageHeading>
    </Box>
  );
}

/** The shape of a pennant with two points at the bottom. */
const banner = {
  order: { md: 1 },
  alignSelf: 'start',
  height: { xs: 150, sm: 210, md: 400 },
  clipPath: {
    xs: 'polygon(0 0, 100% 0, 100% 100%, 50% 84%, 0 100%)',
    md: 'polygon(0 0, 100% 0, 100% 100%, 50% 87%, 0 100%)',
  },
  '@media print': { display: 'none' },
};
