import { type ComponentType, useEffect, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { NOT_LOADED } from '#web/ui/loading/useLoadedPart.ts';

interface PictureDialogProps {
  event: ChurchEvent;
  onClose: () => void;
}

/** The picture for Status. Not prefetched, because it shows nothing without the server. */
export function PictureDialog(props: PictureDialogProps) {
  const [Loaded, setLoaded] = useState<ComponentType<PictureDialogProps>>();
  const { onClose } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let left = false;
    import('./StatusPictureDialog.tsx').then(
      ({ StatusPictureDialog }) => left || setLoaded(() => StatusPictureDialog),
      () => {
        if (left) return;
        showToast(NOT_LOADED, 'error');
        onClose();
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
