import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const look = ({ theme }: { theme: Theme }) => ({
  color: theme.vars?.palette.primary.main,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** An underlined link out of the site, to a number, or within a text that is not alive. */
export const TextLink = styled('a')(look);

/** An underlined link to another page of the site. */
export const PageLink = styled(Link)(look);

/** For the `sx` of a link that wears the colour of the words around it. */
export const inWords = { color: 'inherit', textDecorationColor: 'currentColor' } as const;
