import type { SupabaseClient } from '@supabase/supabase-js'
import { openSiteContent } from '#app/content/site-content.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })

/** What the verbs on members need, around a test's own authentication service and its database. */
export function memberServices(
  database: Database,
  accounts: SupabaseClient['auth']['admin'],
  { now }: { now?: string } = {},
) {
  const clock = now === undefined ? systemClock : { now: () => new Date(now) }
  return {
    database,
    accounts,
    content,
    clock,
    siteUrl: 'http://localhost:3000',
    appSecret: 'a secret of the tests',
  }
}
