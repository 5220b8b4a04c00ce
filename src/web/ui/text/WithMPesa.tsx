import Box from '@mui/material/Box';
import { Fragment } from 'react';

const NAME = 'M-Pesa';

/** A text in which no line breaks within `M-Pesa`. */
export function WithMPesa({ children }: { children: string }) {
  let at = 0;
  return children.split(NAME).map((part) => {
    const key = at;
    at += part.length + NAME.length;
    return (
      <Fragment key={key}>
        {key > 0 ? (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {NAME}
          </Box>
        ) : null}
        {part}
      </Fragment>
    );
  });
}
