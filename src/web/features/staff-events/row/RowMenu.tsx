import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { Suspense, startTransition, useCallback, useRef, useState } from 'react';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';
import type { RowMenuProps } from './RowMenuList.tsx';

// A menu is not needed before its button is pressed.
const RowMenuList = lazyPart(async () => (await import('./RowMenuList.tsx')).RowMenuList);
export const loadRowMenu = RowMenuList.preload;

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
      {opened ? (
        <Suspense fallback={null}>
          <RowMenuList {...props} anchor={button.current} open={open} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
