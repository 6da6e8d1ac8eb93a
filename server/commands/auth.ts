import { reportStartFailure } from '../process/start-failure.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'
import { startAuth } from './run-auth.ts'

const stopWith = stopOnSignals()
try {
  const service = await startAuth(process.argv.slice(2), process.env)
  stopWith(service.close)
  process.stdout.write(`ready ${service.url}\n`)
} catch (error) {
  reportStartFailure(error)
}
