import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../start-failure.ts'
import { startAuthAlone } from '../auth-command/start-auth-alone.ts'
import { readAuthConfiguration } from '../auth-command/configuration.ts'
import { stopOnSignals } from '../stop-on-signals.ts'

const usage = `npm run auth -- --config fichier.json --port N   sert l’authentification seule, sous /auth/v1
`

const stopWith = stopOnSignals()
try {
  const { config, port } = readArguments()
  const site = await startAuthAlone(
    readEnvironment(process.env),
    await readAuthConfiguration(config, port),
    port,
  )
  stopWith(site.close)
  process.stdout.write(`ready ${site.url}\n`)
} catch (error) {
  reportStartFailure(error)
}

function readArguments(): { config: string; port: number } {
  const { values } = parseArgs({ options: { config: { type: 'string' }, port: { type: 'string' } } })
  const port = Number(values.port)
  if (values.config && Number.isInteger(port) && port > 0 && port < 65_536)
    return { config: values.config, port }
  process.stderr.write(usage)
  throw new EnvironmentError('--config and --port are needed.')
}
