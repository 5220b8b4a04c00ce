import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Fact } from '#content/fact.ts';
import { href } from '#content/pages.ts';
import { churchClock } from '#shared/time.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { NOT_LOADED, useLoadedPart } from '#web/ui/hooks/useLoadedPart.ts';
import { inWords } from '#web/ui/layout/cardLink.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Eyebrow } from '#web/ui/text/Eyebrow.tsx';
import { dates } from '#words/dates.ts';
import { give } from '#words/give.ts';
import { GivingChoice, nameOfChoice } from './GivingChoice.tsx';
import { useGiving } from './useGiving.ts';

const { hero, mpesa } = give;

const loadPoster = async () => (await import('./GivingPoster.tsx')).GivingPoster;

/** How to give by M-Pesa: the two numbers to copy, and the steps (specification, section 2). */
export function Paybill() {
  const { numbers, offered, chosen, failed, retry } = useGiving();
  const poster = useLoadedPart(loadPoster);
  const name = offered ? nameOfChoice(offered, chosen) : '';
  const shown = [
    { label: mpesa.paybill.label, value: numbers?.paybill },
    { label: mpesa.account.label, value: numbers?.account },
  ];
  const atStep = (fact: Fact) => {
    const at = [mpesa.paybill.fact, mpesa.account.fact].indexOf(fact);
    return at < 0 ? fact.value : shown[at]?.value;
  };
  return (
    <Section>
      <PageHeading eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} align="center" />
      <Card variant="outlined" sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1.1fr' }, mt: { xs: 5, md: 7 } }}>
        <Box component="section" aria-labelledby="paybill" sx={[glassTone, { p: { xs: 3, sm: 5 } }]}>
          <Eyebrow>{mpesa.eyebrow}</Eyebrow>
          <Typography variant="h2" id="paybill">
            {mpesa.title}
          </Typography>
          {offered ? <GivingChoice offered={offered} chosen={chosen} /> : null}
          {failed ? <TryAgain error={mpesa.failed} onRetry={retry} /> : null}
          <div aria-live="polite">
            {offered ? (
              <Typography variant="h3" component="p" sx={{ mt: 3 }}>
                {chosen.pair ? name : mpesa.choose.first}
              </Typography>
            ) : null}
            {numbers ? (
              <Box component="dl" sx={{ m: 0, mt: 3 }}>
                {shown.map(({ label, value = '' }) => (
                  <Box key={label} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
                    <Box component="dt" sx={{ color: 'text.secondary' }}>
                      {label}
                    </Box>
                    <Box component="dd" sx={number}>
                      <span>{value}</span>
                      <CopyButton text={value} label={mpesa.copy} done={mpesa.copied} what={label.toLowerCase()} />
                    </Box>
                  </Box>
                ))}
              </Box>
            ) : null}
          </div>
          {chosen.pair ? (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {mpesa.since(dates.shortDate(churchClock(new Date(chosen.pair.since)).date))}
              </Typography>
              <Button color="inherit" startIcon={<QrCodeIcon />} onClick={poster.ask} sx={[needsScript, { mt: 1, ml: -1.5 }]}>
                {mpesa.poster.show}
              </Button>
              {poster.failed ? <TryAgain error={NOT_LOADED} onRetry={poster.ask} /> : null}
              {poster.part ? <poster.part pair={chosen.pair} name={name} /> : null}
            </>
          ) : null}
          <Box sx={{ display: 'flex', gap: 2, mt: 2, color: 'text.secondary' }}>
            <ShieldIcon aria-hidden sx={{ color: 'accent.gold', mt: 0.25 }} />
            <Typography variant="body2">
              {mpesa.care}{' '}
              <Link component={RouterLink} to={href('contact')} sx={inWords}>
                {mpesa.contact}
              </Link>
            </Typography>
          </Box>
        </Box>
        <Box component="section" aria-labelledby="steps" sx={{ p: { xs: 3, sm: 5 } }}>
          <Typography variant="h2" id="steps" sx={{ fontSize: { xs: '1.6rem', md: '1.9rem' } }}>
            {mpesa.stepsTitle}
          </Typography>
          <List disablePadding component="ol" sx={{ mt: 3, counterReset: 'step' }}>
            {mpesa.steps.map((one) => (
              <Box component="li" key={one.text} sx={step}>
                {one.text}
                {'fact' in one ? (
                  <>
                    {' '}
                    <strong>{atStep(one.fact)}</strong>
                  </>
                ) : null}
              </Box>
            ))}
          </List>
        </Box>
      </Card>
    </Section>
  );
}

const number = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  fontWeight: 600,
  lineHeight: 1.2,
  fontSize: 'clamp(2rem, 5vw, 2.75rem)',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
} as const;

const step = {
  position: 'relative',
  pl: 6,
  py: 1.25,
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: 8,
    width: 34,
    height: 34,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    border: 1,
    borderColor: 'accent.gold',
    color: 'accent.gold',
    fontWeight: 600,
  },
};
