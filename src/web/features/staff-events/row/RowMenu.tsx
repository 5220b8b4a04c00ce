import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { startTransition, useCallback, useRef, useState } from 'react';
import { RowMenuList, type RowMenuProps } from './RowMenuList.tsx';

/** The menu with an event's actions. */
export function RowMenu(props: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false); // from then on the menu stays mounted, to close with its transition
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <IconButton
        ref={button}
        title="More"
        aria-label={`More for ${props.event.title}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() =>
          // The press is answered before the menu is rendered, which takes a slow phone a moment.
          startTransition(() => {
            setOpened(true);
            setOpen(true);
          })
        }
      >
        <MoreIcon />
      </IconButton>
      {opened ? <RowMenuList {...props} anchor={button.current} open={open} onClose={close} /> : null}
    </>
  );
}
