import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { PushOutcome, PushSubscription } from '#app/outside/push/push-sender.server.ts'
import type { Database } from '#db/database.ts'
import { pushSubscriptions } from '#db/schema/index.ts'
import { pushPatience } from './push-patience.ts'

export type PushServices = {
  readonly database: Database
  readonly clock: Clock
  readonly push: (subscription: PushSubscription, text: string) => Promise<PushOutcome>
}

export type BrowsersOf = { readonly userId: string; readonly purpose: 'office' | 'offers' }

export const isBrowserOf = ({ userId, purpose }: BrowsersOf) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.purpose, purpose))

/** What a notification says, and the page that it opens. */
export type Notice = { readonly title: string; readonly body: string; readonly path: string }

const patience = pushPatience()

/** `sent` when a browser is told of it, `failed` when one may be later; one that is gone is forgotten. */
export async function pushTo(
  { database, push, clock }: PushServices,
  whose: BrowsersOf,
  notice: Notice | undefined,
): Promise<'sent' | 'failed' | 'nowhere'> {
  const browsers = await database.select().from(pushSubscriptions).where(isBrowserOf(whose))
  if (!notice) return browsers.length > 0 ? 'sent' : 'nowhere'
  const text = JSON.stringify(notice)
  const outcomes = await Promise.all(
    browsers.map(async (browser) => {
      const { endpoint } = browser
      if (!patience.mayAsk(endpoint, clock.now())) return { endpoint, outcome: 'failed' as const }
      const outcome = await push(browser, text)
      patience.note(endpoint, outcome, clock.now())
      return { endpoint, outcome }
    }),
  )
  const gone = outcomes.filter(({ outcome }) => outcome === 'gone').map(({ endpoint }) => endpoint)
  if (gone.length > 0)
    await database.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, gone))
  const of = (wanted: PushOutcome) => outcomes.some(({ outcome }) => outcome === wanted)
  if (of('sent')) return 'sent'
  return of('failed') ? 'failed' : 'nowhere'
}
