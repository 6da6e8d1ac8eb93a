import { SignJWT } from 'jose'
import { createECDH, createPrivateKey, hkdfSync } from 'node:crypto'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { isPushService } from './push-services.ts'

export type PushSubscription = PushKeys & { readonly endpoint: string }

/** `gone`: the browser knows of it no more, it is to be forgotten. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

type Settings = { readonly appSecret: string; readonly siteUrl: string; readonly isProduction: boolean }

const patience = 10_000
const secondsKept = 12 * 3600

/** Sends to the browsers’ own push services (RFC 8030), in the name of the site’s key (VAPID, RFC 8292). */
export function pushSender(settings: Settings) {
  const { privateKey } = keysOf(settings.appSecret)
  return async function send(subscription: PushSubscription, text: string): Promise<PushOutcome> {
    const { endpoint } = subscription
    if (!isPushService(endpoint, settings)) return 'gone'
    const token = await new SignJWT({ sub: settings.siteUrl })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime('12h')
      .sign(privateKey)
    try {
      const { status } = await fetch(endpoint, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
        headers: {
          authorization: `vapid t=${token}, k=${pushPublicKey(settings.appSecret)}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(secondsKept),
          urgency: 'normal',
        },
        body: encryptPush(text, subscription),
      })
      if (status === 404 || status === 410) return 'gone'
      return status >= 200 && status < 300 ? 'sent' : 'failed'
    } catch {
      return 'failed'
    }
  }
}

/** What a browser subscribes with, in base64url: the same as long as the site’s secret is. */
export function pushPublicKey(appSecret: string): string {
  return keysOf(appSecret).publicKey
}

function keysOf(appSecret: string) {
  const pair = createECDH('prime256v1')
  // One secret to keep and to restore: the key comes from it.
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', appSecret, '', 'web push key', 32)))
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey().toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}
