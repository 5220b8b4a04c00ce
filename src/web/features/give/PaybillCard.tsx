import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import { Box, Card, Link, List, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Fact } from '#content/fact.ts';
import { href } from '#content/pages.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { glassTone } from '#web/theme/glassTone.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { inWords } from '#web/ui/layout/looks.ts';
import { PageHeading } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { give } from '#words/give.ts';

const { mpesa } = give;

interface PaybillCardProps {
  /** The two numbers; undefined while they are not known, or not chosen. */
  numbers: { paybill: string; account: string } | undefined;
  /** What stands above and below them. */
  above?: ReactNode;
  below?: ReactNode;
}

/** How to give by M-Pesa: the two numbers to copy, and the steps (specification, section 2). */
export function PaybillCard({ numbers, above, below }: PaybillCardProps) {
  const { hero, payee, mark } = usePageWords('give', give);
  const atStep = (fact: Fact) => {
    if (fact === give.payee) return payee.value;
    return fact === mpesa.paybill.fact ? numbers?.paybill : numbers?.account;
  };
  return (
    <Section>
      <PageHeading eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} mark={mark} align="center" />
      <Card variant="outlined" sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1.1fr' }, mt: { xs: 5, md: 7 } }}>
        <Box component="section" aria-labelledby="paybill" sx={[glassTone, { p: { xs: 3, sm: 5 } }]}>
          <Typography variant="eyebrow">{mpesa.eyebrow}</Typography>
          <Typography variant="h2" id="paybill">
            {mpesa.title}
          </Typography>
          {above}
          {numbers ? <Numbers {...numbers} /> : null}
          {below}
          <Box sx={{ display: 'flex', gap: 2, mt: 2, color: 'text.secondary' }}>
            <ShieldIcon aria-hidden sx={{ color: 'accent.gold', mt: 0.25 }} />
            <Typography variant="body2">
              {mpesa.care}{' '}
              <Link to={href('contact')} sx={inWords}>
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
                    <strong {...(one.fact === give.payee && { lang: langOf('en'), ...mark('payee') })}>
                      {atStep(one.fact)}
                    </strong>
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

/** The two numbers that M-Pesa asks for, each copied by one tap. */
function Numbers({ paybill, account }: { paybill: string; account: string }) {
  const shown = [
    { label: mpesa.paybill.label, value: paybill },
    { label: mpesa.account.label, value: account },
  ];
  return (
    <Box component="dl" sx={{ m: 0, mt: 3 }}>
      {shown.map(({ label, value }) => (
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
