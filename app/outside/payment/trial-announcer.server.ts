import { readEvent } from './announced-payment.ts'
import { signatureOf } from './announcement-signature.server.ts'
import { eventEnding } from './trial-checkouts.server.ts'
import type { TrialFiles } from './trial-files.server.ts'

type AnnouncerSettings = {
  readonly files: TrialFiles
  readonly secret: string
  readonly now: () => Date
  /** Where this site takes announcements. */
  readonly url: string
  readonly onTrouble: (message: string) => void
}

const announcedEnding = '.announced'
const patience = 10_000
const shortestPause = 1_000
const longestPause = 60_000
const giveUpAfter = 3 * 24 * 60 * 60 * 1_000

/**
 * Posts what was not announced yet, one after the other, again and again until the site has taken it: after a crash as
 * well, since what is to be announced is in files. Each announcement may come twice.
 */
export function openTrialAnnouncer(settings: AnnouncerSettings): { announce: () => Promise<void> } {
  let round = Promise.resolve()
  let pause = shortestPause
  let waiting: NodeJS.Timeout | undefined

  const announce = (): Promise<void> => (round = round.then(announceAll))
  return { announce }

  async function announceAll(): Promise<void> {
    clearTimeout(waiting)
    if (await announceWaiting(settings)) {
      pause = shortestPause
      return
    }
    waiting = setTimeout(() => void announce(), pause).unref()
    pause = Math.min(pause * 2, longestPause)
  }
}

/** False when something is still to be announced. */
async function announceWaiting(settings: AnnouncerSettings): Promise<boolean> {
  const { files, onTrouble } = settings
  try {
    const troubles = []
    for (const { name, body } of await waitingEvents(settings)) {
      const trouble = await post(body, settings)
      if (trouble) troubles.push(trouble)
      else await files.keep(`${name}${announcedEnding}`, '')
    }
    if (troubles.length > 0) onTrouble(`trial payment not announced: ${troubles.join(', ')}`)
    return troubles.length === 0
  } catch (error) {
    onTrouble(`trial payment not announced: ${String(error)}`)
    return false
  }
}

async function waitingEvents({ files, now }: AnnouncerSettings): Promise<{ name: string; body: string }[]> {
  const names = await files.names()
  const announced = new Set(names.filter((name) => name.endsWith(announcedEnding)))
  const waiting = []
  for (const name of names) {
    if (!name.endsWith(eventEnding) || announced.has(`${name}${announcedEnding}`)) continue
    const body = (await files.read(name)) ?? ''
    const read = readEvent(body)
    const at = read.ok ? read.event?.at.getTime() : undefined
    if (at !== undefined && now().getTime() - at < giveUpAfter) waiting.push({ name, body, at })
  }
  return waiting.toSorted((one, other) => one.at - other.at)
}

async function post(body: string, { url, secret, now }: AnnouncerSettings): Promise<string | undefined> {
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
