import { readEnvironment } from '#server/environment.ts'
import { startSite } from '#server/site.ts'
import type { Standing } from '#server/standing.ts'
import { stopOnSignals } from '#server/stop-on-signals.ts'

/** The built site as tests start it when somebody must be signed in: the cookie `test-standing` says who asks. */
const standings: readonly Standing[] = ['signed-in', 'member']

const stopWith = stopOnSignals()
const site = await startSite(readEnvironment(process.env), {
  standingOf: async ({ headers }) => {
    const [, said] = /(?:^|;\s*)test-standing=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? []
    return standings.find((standing) => standing === said) ?? 'visitor'
  },
})
stopWith(site.close)
process.stdout.write(`ready ${site.url}\n`)
