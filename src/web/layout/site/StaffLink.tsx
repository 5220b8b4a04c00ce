import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';

/** Leads staff from a public page back to their screens. */
export function StaffLink() {
  return (
    <IconButton
      component={Link}
      to={href('dashboard')}
      aria-label="Staff area"
      title="Staff area"
      sx={{ color: 'inherit', ml: { xs: 'auto', md: 0 } }}
    >
      <StaffIcon />
    </IconButton>
  );
}
