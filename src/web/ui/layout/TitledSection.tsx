import { Box, Typography } from '@mui/material';
import { type ReactNode, type RefObject, useId } from 'react';

interface TitledSectionProps {
  title: string;
  /** Its place in an address. */
  id?: string;
  /** Takes the focus when the button that had it is removed: `useHeadingFocus`. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a staff screen under its heading. */
export function TitledSection({ title, id, heading, action, children }: TitledSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" id={id} aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography
          ref={heading}
          id={titleId}
          tabIndex={heading && -1}
          variant="h3"
          component="h2"
          sx={{ mb: 1, outline: 'none' }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
