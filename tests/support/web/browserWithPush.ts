import { createECDH, randomBytes } from 'node:crypto';

/** A browser that can be told of news: jsdom has neither worker nor push service. */
export function browserWithPush({
  asked = 'granted' as NotificationPermission,
  reached = true,
  registered = Promise.resolve() as Promise<unknown>,
} = {}) {
  let held: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null = null;
  const subscribe = vi.fn(async () => {
    if (!reached) throw new DOMException('Registration failed - push service error', 'AbortError');
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/phone';
    held = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        held = null;
        return true;
      },
    };
    return held;
  });
  const pushManager = { subscribe, getSubscription: async () => held };
  const permission = { now: 'default' as NotificationPermission };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission.now;
    },
    requestPermission: async () => {
      permission.now = asked;
      return asked;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: registered.then(() => ({ pushManager })),
      getRegistration: async () => ({ pushManager }),
    }),
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return { held: () => held };
}
