import { Box } from '@mui/material';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { give } from '#words/give.ts';

const { mpesa } = give;

/** The two numbers that M-Pesa asks for, each copied by one tap. */
export function Numbers({ paybill, account }: { paybill: string; account: string }) {
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
