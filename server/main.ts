import { readEnvironment } from './environment.ts'
import { startSite } from './site.ts'
import { reportStartFailure } from './start-failure.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const stopWith = stopOnSignals()
try {
  const site = await startSite(readEnvironment(process.env))
  stopWith(site.close)
  process.stdout.write(`ready ${site.url}\n`)
  for (const line of await site.firstLines()) process.stdout.write(`${line}\n`)
} catch (error) {
  reportStartFailure(error)
}
