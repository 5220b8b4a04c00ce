import { Paper, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { MessageDetails } from './MessageDetails.tsx';

/** An opened message beside the list, on a desk. It takes the focus, so that the keyboard is where the eyes are. */
export function MessageBeside(props: ComponentProps<typeof MessageDetails>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ position: 'sticky', top: 88, maxHeight: 'calc(100vh - 112px)', overflowY: 'auto' }}
    >
      <Typography
        ref={heading}
        id={id}
        tabIndex={-1}
        component="h2"
        variant="h4"
        sx={{ pl: 5.5, pr: 2.5, pt: 2, pb: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {props.message.name}
      </Typography>
      <MessageDetails {...props} />
    </Paper>
  );
}
