import type { Client } from '@jawab/sdk';

const worker = '/push-worker.js';
const kept = (workspaceId: string) => `jawab.push.${workspaceId}`;

/** The subscription that the service knows of this browser. */
const readKept = (workspaceId: string): { id: string; endpoint: string } | null =>
  JSON.parse(localStorage.getItem(kept(workspaceId)) ?? 'null');

/** Returns whether this browser can take push messages. Safari on a phone can once the page is on the home screen. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The policy of the page lets no text name a script but through this. */
function scriptAt(path: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('push', { createScriptURL: (url) => url }).createScriptURL(path) ?? path;
}

let registration: Promise<ServiceWorkerRegistration> | undefined;
const register = () =>
  (registration ??= navigator.serviceWorker
    .register(scriptAt(worker))
    .then(() => navigator.serviceWorker.ready));

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Subscribes with the key of the service. A subscription with another key, from before a rotation, ends. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await register();
  const applicationServerKey = bytesOf(key);
  const old = await pushManager.getSubscription();
  const oldKey = old?.options.applicationServerKey;
  if (old && oldKey && String(new Uint8Array(oldKey)) === String(applicationServerKey)) return old;
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Returns whether this browser takes push messages of a workspace. */
export const hasPush = (workspaceId: string) =>
  canPush() && Notification.permission === 'granted' && readKept(workspaceId) !== null;

/** Takes push messages from now on. Asks the person first; false if the person or the browser refuses. */
export async function takePush(api: Client, workspaceId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { data } = await api.call('get_push_key', {});
  const { endpoint = '', keys } = (await subscribe(data.publicKey)).toJSON();
  if (readKept(workspaceId)?.endpoint === endpoint) return true;
  const { p256dh = '', auth = '' } = keys ?? {};
  const saved = await api.call('create_push_subscription', { endpoint, keys: { p256dh, auth } });
  localStorage.setItem(kept(workspaceId), JSON.stringify({ id: saved.data.id, endpoint }));
  return true;
}

/** Takes no push messages any more. */
export async function endPush(api: Client, workspaceId: string): Promise<void> {
  const known = readKept(workspaceId);
  localStorage.removeItem(kept(workspaceId));
  if (known) await api.call('delete_push_subscription', { id: known.id }).catch(() => null);
}
