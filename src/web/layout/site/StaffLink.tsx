import StaffIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { IconButton, Tooltip } from '@mui/material';
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
        sx={{ color: 'inherit', ml: 'auto', 'a[hreflang] + &': { ml: 0 } }}
      >
        <StaffIcon />
      </IconButton>
    </Tooltip>
  );
}
