import PrintIcon from '@mui/icons-material/Print';
import { Button } from '@mui/material';
import { needsScript } from '../layout/looks.ts';

/** Prints the page. Left out on phones, from which hardly anybody prints. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button
    variant="outlined"
    startIcon={<PrintIcon />}
    onClick={() => window.print()}
    sx={{ display: { xs: 'none', md: 'inline-flex' }, ...needsScript }}
  >
    {children}
  </Button>
);
