import { createHmac, timingSafeEqual } from 'node:crypto'
import { eventEnding } from './fake-checkouts.server.ts'
import type { FakeFiles } from './fake-files.server.ts'
import { readEvent } from './payment-event.ts'

type WebhookSettings = {
  readonly files: FakeFiles
  readonly secret: string
  readonly now: () => Date
  readonly url: string
  readonly onTrouble: (message: string) => void
}

const sentEnding = '.sent'
const patience = 10_000
const shortestPause = 1_000
const longestPause = 60_000
const giveUpAfter = 3 * 24 * 60 * 60 * 1_000

/** Posts events from files, in order, until the site accepts them; each may come twice. */
export function openFakeWebhooks(settings: WebhookSettings): { send: () => Promise<void> } {
  let round = Promise.resolve()
  let pause = shortestPause
  let waiting: NodeJS.Timeout | undefined

  const send = (): Promise<void> => (round = round.then(sendAll))
  return { send }

  async function sendAll(): Promise<void> {
    clearTimeout(waiting)
    if (await sendWaiting(settings)) {
      pause = shortestPause
      return
    }
    waiting = setTimeout(() => void send(), pause).unref()
    pause = Math.min(pause * 2, longestPause)
  }
}

async function sendWaiting(settings: WebhookSettings): Promise<boolean> {
  const { files, onTrouble } = settings
  try {
    const troubles = []
    for (const { name, body } of await waitingEvents(settings)) {
      const trouble = await post(body, settings)
      if (trouble) troubles.push(trouble)
      else await files.keep(`${name}${sentEnding}`, '')
    }
    if (troubles.length > 0) onTrouble(`fake payment not sent: ${troubles.join(', ')}`)
    return troubles.length === 0
  } catch (error) {
    onTrouble(`fake payment not sent: ${String(error)}`)
    return false
  }
}

async function waitingEvents({ files, now }: WebhookSettings): Promise<{ name: string; body: string }[]> {
  const names = await files.names()
  const sent = new Set(names.filter((name) => name.endsWith(sentEnding)))
  const waiting = []
  for (const name of names) {
    if (!name.endsWith(eventEnding) || sent.has(`${name}${sentEnding}`)) continue
    const body = (await files.read(name)) ?? ''
    const read = readEvent(body)
    const at = read.ok ? read.event?.at.getTime() : undefined
    if (at !== undefined && now().getTime() - at < giveUpAfter) waiting.push({ name, body, at })
  }
  return waiting.toSorted((one, other) => one.at - other.at)
}

async function post(body: string, { url, secret, now }: WebhookSettings): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, now()) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `answer ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer'
  }
}

const oldestSeconds = 300

/** A `stripe-signature` header for this body: `t=seconds,v1=signature`. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${hashOf(`${seconds}.${body}`, secret)}`
}

/** True when the header was made with this secret for this body, five minutes ago at most. */
export function isSigned(body: string, signature: string | undefined, secret: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (!seconds || !given) return false
  if (now.getTime() / 1000 - Number(seconds) > oldestSeconds) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(hashOf(`${seconds}.${body}`, secret)))
}

function hashOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}
