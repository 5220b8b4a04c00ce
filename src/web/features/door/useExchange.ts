import { useEffect, useEffectEvent } from 'react';

/** How often the other phones' presses are fetched, and failed requests are repeated. */
const EXCHANGE_INTERVAL_MS = 5_000;

/** What a phone exchanges with the server. */
interface Exchanged<Answer> {
  /** Calls `listen` at each change on this phone. Returns a function that ends this. */
  subscribe: (listen: () => void) => () => void;
  /** Whether the server has not confirmed something of this phone. */
  isUnsent: () => boolean;
  /** Sends this phone's data; answers the server's data of all phones. */
  send: () => Promise<Answer>;
  /** Applies an answer. False if there is nothing more to fetch. */
  take: (answer: Answer) => boolean;
}

/**
 * Exchanges the presses of this phone with those of the others: at each press, every few seconds while the page is in
 * view, and when the network is back. Exchanges never overlap.
 *
 * @param asked whether there is something to exchange
 */
export function useExchange<Answer>(asked: boolean, { subscribe, ...exchanged }: Exchanged<Answer>): void {
  const isUnsent = useEffectEvent(() => exchanged.isUnsent());
  const send = useEffectEvent(() => exchanged.send());
  const take = useEffectEvent((answer: Answer) => exchanged.take(answer));
  useEffect(() => {
    if (!asked) return;
    let busy = false;
    let left = false;
    const exchange = async () => {
      if (busy || left) return;
      busy = true;
      const answer = await send();
      busy = false;
      // Without an answer the next interval tries again. Presses made meanwhile are sent at once, by `sendUnsent`.
      if (!left && !take(answer)) left = true;
    };
    const exchangeIfSeen = () => {
      if (document.visibilityState === 'visible') void exchange();
    };
    const sendUnsent = () => {
      if (isUnsent()) void exchange();
    };
    exchangeIfSeen();
    const stopListening = subscribe(sendUnsent);
    const timer = setInterval(exchangeIfSeen, EXCHANGE_INTERVAL_MS);
    addEventListener('online', exchangeIfSeen);
    document.addEventListener('visibilitychange', exchangeIfSeen);
    return () => {
      left = true;
      stopListening();
      clearInterval(timer);
      removeEventListener('online', exchangeIfSeen);
      document.removeEventListener('visibilitychange', exchangeIfSeen);
    };
  }, [asked, subscribe]);
}
