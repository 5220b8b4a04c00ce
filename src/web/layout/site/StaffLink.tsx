import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { href } from '#content/pages.ts';
import { StaffScreenLink } from '#web/ui/buttons/StaffScreenLink.tsx';
import { frame } from '#words/interface.ts';

/** Leads staff from a public page back to their screens. */
export function StaffLink() {
  return (
    <Tooltip title={frame.staffArea}>
      <IconButton
        component={StaffScreenLink}
        to={href('dashboard')}
        aria-label={frame.staffArea}
        sx={{ color: 'inherit', ml: 'auto', 'a[hreflang] + &': { ml: 0 } }}
      >
        <StaffIcon />
      </IconButton>
    </Tooltip>
  );
}
