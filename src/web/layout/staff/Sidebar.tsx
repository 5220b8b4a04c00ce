import AddIcon from '@mui/icons-material/Add';
import LookingBackIcon from '@mui/icons-material/BarChartOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import EditCalendarIcon from '@mui/icons-material/EditCalendarOutlined';
import WordsIcon from '@mui/icons-material/EditNoteOutlined';
import MailIcon from '@mui/icons-material/EmailOutlined';
import UpcomingIcon from '@mui/icons-material/EventOutlined';
import HeldIcon from '@mui/icons-material/FactCheckOutlined';
import SermonIcon from '@mui/icons-material/HeadphonesOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import GivingIcon from '@mui/icons-material/PaymentsOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box, Button, List, ListItemButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { isOffered } from '#web/api/requests.ts';
import { Brand } from '../Brand.tsx';

const sideLink = {
  gap: 1.5,
  minHeight: 46,
  py: 0,
  px: 1.75,
  borderRadius: 2.5,
  '&:hover': { bgcolor: 'glass.wash' },
  '&[aria-current]': {
    bgcolor: 'glass.wash',
    color: 'glass.ink',
    boxShadow: 'inset 3px 0 var(--mui-palette-secondary-main)',
  },
} as const;

interface SidebarProps {
  /** Called when a link is followed. */
  onFollow?: () => void;
  /** Opens the form of a new event. */
  onCreate: () => void;
}

/** Staff's navigation: Dashboard and Create Event first (specification, section 2), then the other screens. */
export function Sidebar({ onFollow, onCreate }: SidebarProps) {
  const { pathname } = useLocation();

  /** @param alsoAt another view of the same list, for which the link is also marked as current */
  const link = (to: string, label: string, icon: ReactNode, alsoAt?: string) => (
    <li>
      <ListItemButton
        to={to}
        aria-current={pathname === to ? 'page' : pathname === alsoAt ? 'true' : undefined}
        onClick={({ defaultPrevented }) => {
          if (!defaultPrevented) onFollow?.(); // else the person is asked first
        }}
        sx={sideLink}
      >
        {icon}
        {label}
      </ListItemButton>
    </li>
  );

  return (
    <Box component="nav" aria-label="Staff" sx={{ color: 'glass.soft', p: 2, display: 'grid', gap: 0.5 }}>
      <Box sx={{ px: 1.25, pt: 0.5, pb: 2 }}>
        <Brand name="Staff" />
      </Box>
      <List disablePadding>{link(href('events'), 'Dashboard', <DashboardIcon aria-hidden />)}</List>
      <Button
        variant="contained"
        color="secondary"
        startIcon={<AddIcon />}
        onClick={onCreate}
        sx={{ my: 1.5, borderRadius: 2.5 }}
      >
        Create Event
      </Button>
      <Group label="Events">
        {link(href('dashboard'), 'Upcoming Events', <UpcomingIcon aria-hidden />, href('month'))}
        {link(href('manageEvents'), 'Manage Events', <EditCalendarIcon aria-hidden />)}
        {link(href('thisWeek'), 'This Week', <CampaignIcon aria-hidden />)}
        {isOffered('lookingBack') ? link(href('lookingBack'), 'Looking back', <LookingBackIcon aria-hidden />) : null}
        {isOffered('history') ? link(href('history'), 'History', <HistoryIcon aria-hidden />) : null}
      </Group>
      {isOffered('messages') ? (
        <Group label="People">{link(href('messages'), 'Messages', <MailIcon aria-hidden />)}</Group>
      ) : null}
      <Group label="Site">
        {isOffered('staffSermons') ? link(href('staffSermons'), 'Sermons', <SermonIcon aria-hidden />) : null}
        {isOffered('siteWords') ? link(href('siteWords'), 'Words of the site', <WordsIcon aria-hidden />) : null}
        {isOffered('held') ? link(href('held'), 'Waiting for a yes', <HeldIcon aria-hidden />) : null}
        {isOffered('giving') ? link(href('giving'), 'Giving', <GivingIcon aria-hidden />) : null}
        {link(href('help'), 'Help', <HelpIcon aria-hidden />)}
        {link(href('home'), 'View the site', <HomeIcon aria-hidden />)}
      </Group>
    </Box>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={label}>
      <Box
        sx={{ px: 1.75, pt: 1.75, pb: 0.5, fontSize: '0.8125rem', letterSpacing: '0.08em', textTransform: 'uppercase' }}
      >
        {label}
      </Box>
      <List disablePadding>{children}</List>
    </Box>
  );
}
