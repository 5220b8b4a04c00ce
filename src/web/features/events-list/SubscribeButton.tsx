import SubscribeIcon from '@mui/icons-material/EditCalendarOutlined';
import GoogleIcon from '@mui/icons-material/Google';
import AppIcon from '@mui/icons-material/PhoneIphone';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  TextField,
  Typography,
} from '@mui/material';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { branchByKey } from '#content/events/branchOf.ts';
import { CATEGORIES } from '#shared/events/eventFields.ts';
import { feeds } from '#shared/events/eventPaths.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { LinkedButton } from '#web/ui/buttons/LinkedButton.tsx';
import { SelectField } from '#web/ui/forms/SelectField.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { optionalPart } from '#web/ui/loading/optionalPart.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { branches } from '#words/branches.ts';
import { categories } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { subscribe as words } from '#words/subscribe.ts';

const FollowEvents = optionalPart(async () => (await import('#web/entities/reminders/FollowEvents.tsx')).FollowEvents);

/** Leads to the events as a calendar of one's own; without JavaScript to its file. Another backend has none. */
export function SubscribeButton() {
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
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{words.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
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
            rel="noopener noreferrer"
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
        {open ? (
          <Suspense fallback={null}>
            <FollowEvents branch={branch} category={category} />
          </Suspense>
        ) : null}
        <Link href={`${feeds.atom}${query}`} sx={{ justifySelf: 'start', py: 1 }}>
          {words.reader}
        </Link>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The query of a feed's address: `?branch=juja&category=Bible%20Study`; empty for everything in English. */
function feedQuery(branch = '', category = ''): string {
  const choice = { branch, category, lang: language === 'en' ? '' : language };
  // Not every calendar app decodes a plus as a space.
  const parts = Object.entries(choice).map(([name, value]) => value && `${name}=${encodeURIComponent(value)}`);
  return parts.some(Boolean) ? `?${parts.filter(Boolean).join('&')}` : '';
}
