import { type InferType, object, string } from 'yup';
import { textField } from './text.ts';

/** The kinds of push: a new contact message, events that somebody else changed, an event that is full. */
export type PushKind = 'message' | 'events' | 'full';

/** A push to a visitor, as the service worker shows it. Nothing personal: anybody may see a locked phone. */
export interface VisitorPush {
  title: string;
  body: string;
  /** The page that a tap opens. */
  path: string;
  /** A newer notification of the same tag replaces the older. */
  tag: string;
  /** The event that it reminds of. */
  event?: number;
  /** The label of the button that ends such pushes. */
  off: string;
}

/** The push services of the browsers. The server sends to no other host. */
const PUSH_SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** Whether an address belongs to the push service of a browser. */
function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  const known = PUSH_SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && known;
}

const UNKNOWN_SERVICE = 'This browser uses a push service that the site does not know.';
const KEY_WORDS = 'The keys of the subscription are not complete.';

const key = (length: number) =>
  string()
    .typeError(KEY_WORDS)
    .required(KEY_WORDS)
    .matches(new RegExp(`^[\\w-]{${length}}={0,2}$`), KEY_WORDS);

const endpoint = textField('Endpoint', 1000)
  .required('The address of the subscription is missing.')
  .test('service', UNKNOWN_SERVICE, isPushService);

/** The body of `POST /create/push-subscriptions`: what `PushSubscription.toJSON` gives. */
export const pushSubscriptionSchema = object({
  endpoint,
  keys: object({ p256dh: key(87), auth: key(22) }),
});

export type PushSubscriptionInput = InferType<typeof pushSubscriptionSchema>;

/** The body of `POST /delete/push-subscriptions`. */
export const pushEndpointSchema = object({ endpoint });
