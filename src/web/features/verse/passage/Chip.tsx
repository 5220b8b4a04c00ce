import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const chip = ({ theme }: { theme: Theme }) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 44,
    minWidth: 44,
    padding: '4px 14px',
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    textAlign: 'start',
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.primary} 22%, transparent)`,
    borderRadius: 999,
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.accent.gold },
    '& svg': { fontSize: '1.15rem', marginInlineStart: -3, color: theme.vars.palette.accent.gold },
  }) as const;

/** A small thing to press beside a verse. */
export const Chip = styled('button')(chip);

/** A chip that leads to another page of the site. */
export const ChipLink = styled(Link)(chip);

/** A chip that leads out of the site, or to a file. */
export const ChipAnchor = styled('a')(chip);

/** Chips in a row that wraps. */
export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
