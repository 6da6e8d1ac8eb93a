import { flushCompileCache } from 'node:module'
import { readEnvironment } from './environment.ts'
import { reportStartFailure } from './process/start-failure.ts'
import { stopOnSignals } from './process/stop-on-signals.ts'
import { startSite } from './site.ts'

// Imported, it starts nothing: a build keeps its code.
if (import.meta.main) await main()

async function main(): Promise<void> {
  const stopWith = stopOnSignals()
  try {
    const site = await startSite(readEnvironment(process.env))
    stopWith(site.close)
    process.stdout.write(`ready ${site.url}\n`)
    for (const line of await site.firstLines()) process.stdout.write(`${line}\n`)
    // For the next start, when this one has read what the build did not keep: else 18 MB of compiler are loaded again.
    flushCompileCache()
  } catch (error) {
    reportStartFailure(error)
  }
}
