import { useEffect, useState } from 'react';
import { readKeptPicture } from '#web/outbox/sending/keptPictures.ts';
import { hasOutbox } from '#web/outbox/useOutbox.ts';

/** The object URL of a picture that waits on this device, by its address; undefined for any other. */
export function useKeptPicture(address: string | undefined): string | undefined {
  const [kept, setKept] = useState<{ address: string; url: string }>();
  useEffect(() => {
    if (!address || !hasOutbox()) return;
    let left = false;
    let url = '';
    void readKeptPicture(address)
      .then((picture) => {
        if (!picture || left) return;
        url = URL.createObjectURL(picture);
        setKept({ address, url });
      })
      .catch(() => undefined);
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [address]);
  return kept?.address === address ? kept?.url : undefined;
}
