import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, IconButton, MenuItem, Tooltip } from '@mui/material';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { sampleNotifications } from '#content/staff.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { HeldItems } from '#web/features/held/HeldItems.tsx';
import { FullEvents } from '#web/features/signup-list/FullEvents.tsx';
import { ButtonMenu } from '#web/ui/buttons/ButtonMenu.tsx';

/** New messages and what waits are fetched each minute while the tab is visible. */
const POLLED = { pollingInterval: 60_000, skipPollingIfUnfocused: true } as const;

/** The highest number that the button shows; more are `99+`. */
const MAX_SHOWN = 99;

/**
 * The newest unread messages, sample items if there are none (rulings, 19), what waits for an owner's yes, and the events
 * that are full.
 */
export function NotificationsMenu() {
  const signedIn = useSelector(selectSignedIn);
  const skip = !signedIn || !OWN_BACKEND;
  const { currentData: newMessages } = staffFrameApi.useListNewMessagesQuery(undefined, { skip, ...POLLED });
  const unread = newMessages?.unread ?? 0;
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip });
  const { data: waiting } = staffFrameApi.useListHeldQuery(undefined, {
    skip: skip || account?.role !== 'owner',
    ...POLLED,
  });
  const held = waiting?.held.length ?? 0;
  const shown = skip ? sampleNotifications.length : unread + held; // nothing before the answer, since the number would jump
  const number = shown > MAX_SHOWN ? `${MAX_SHOWN}+` : String(shown);
  const what =
    held > 0 ? ' that wait for you' : unread === 0 ? '' : unread === 1 ? ' unread message' : ' unread messages';

  return (
    <ButtonMenu
      name="Notifications"
      region="Notifications menu"
      sx={{ '& .MuiMenu-paper': { width: 340 } }}
      button={(opens) => (
        <Tooltip title="Notifications">
          <IconButton aria-label={shown === 0 ? 'Notifications' : `Notifications: ${number}${what}`} {...opens}>
            <Badge
              badgeContent={shown === 0 ? undefined : number}
              invisible={shown === 0}
              color="primary"
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              <NotificationsIcon />
            </Badge>
          </IconButton>
        </Tooltip>
      )}
      items={() => [
        held > 0 ? <HeldItems key="held" /> : null,
        unread > 0
          ? newMessages?.messages.map((message) => (
              <MenuItem
                key={message.id}
                component={Link}
                to={{ pathname: href('messages'), search: `?message=${encodeURIComponent(message.id)}` }}
                sx={{ display: 'block' }}
              >
                <Box sx={{ fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{message.name}</Box>
                <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {message.message}
                </Box>
              </MenuItem>
            ))
          : (held > 0 ? [] : sampleNotifications).map((item) => (
              <MenuItem key={item} sx={{ whiteSpace: 'normal' }}>
                {item}
              </MenuItem>
            )),
        unread > 0 ? (
          <MenuItem key="all" component={Link} to={href('messages')} sx={{ color: 'primary.main' }}>
            All messages
          </MenuItem>
        ) : null,
        skip ? null : <FullEvents key="full" />,
      ]}
    />
  );
}
