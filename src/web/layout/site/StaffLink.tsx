import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import { href } from '#content/pages.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { frame } from '#words/interface.ts';

/** Leads staff from a public page back to their screens. */
export function StaffLink() {
  return (
    <IconButton
      component={StaffScreenLink}
      to={href('dashboard')}
      aria-label={frame.staffArea}
      title={frame.staffArea}
      sx={{ color: 'inherit', ml: 'auto', 'a[hreflang] + &': { ml: 0 } }}
    >
      <StaffIcon />
    </IconButton>
  );
}
