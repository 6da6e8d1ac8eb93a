const worker = '/office-notices.js'

/** Where what is told is dealt with: each has a subscription of its own. */
export type PushScope = '/admin' | '/compte'

/** What the site is told of a browser: where it is reached, and the keys that only it can read with. */
export type Told = { endpoint: string; publicKey: string; secret: string }

/** The subscription of this browser, if it has one. Throws where there can be none. */
export async function readSubscription(scope: PushScope): Promise<Told | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) throw new Error('No push here.')
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return toldOf((await registration?.pushManager.getSubscription()) ?? undefined)
}

/** Asks for the permission, and subscribes to what the site’s key signs. */
export async function subscribe(scope: PushScope, publicKey: string): Promise<Told | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register(worker, { scope })
  const known = await registration.pushManager.getSubscription()
  // Of another key: the site has changed its secret since.
  await known?.unsubscribe()
  return toldOf(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  )
}

export async function unsubscribe(scope: PushScope): Promise<Told | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  const told = toldOf(subscription ?? undefined)
  await subscription?.unsubscribe()
  return told
}

function toldOf(subscription: PushSubscription | undefined): Told | undefined {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return undefined
  return { endpoint, publicKey: keys.p256dh, secret: keys.auth }
}
