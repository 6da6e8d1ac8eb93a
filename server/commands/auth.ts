import { parseArgs } from 'node:util'
import { readAuthConfiguration } from '@allure/auth-server/command/configuration.ts'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { stopOnSignals } from '../process/stop-on-signals.ts'

const usage = 'npm run auth -- --config fichier.json --port N   sert l’authentification seule, sous /auth/v1'

const stopWith = stopOnSignals()
try {
  const { config, port } = readArguments()
  const configuration = await readAuthConfiguration(config)
  const environment = readEnvironment(process.env)
  // Loaded last: what is wrong is said at once.
  const { startAuthAlone } = await import('@allure/auth-server/command/start-auth-alone.ts')
  const site = await startAuthAlone(environment, configuration, port)
  stopWith(site.close)
  process.stdout.write(`ready ${site.url}\n`)
} catch (error) {
  reportStartFailure(error)
}

function readArguments(): { config: string; port: number } {
  const { config, port } = parseCommandLine()
  if (config && /^\d{1,5}$/.test(port ?? '') && Number(port) < 65_536) return { config, port: Number(port) }
  throw new EnvironmentError(`--config and --port (0 to 65535, 0 for a free one) are needed.\n${usage}`)
}

function parseCommandLine(): { config?: string; port?: string } {
  try {
    return parseArgs({ options: { config: { type: 'string' }, port: { type: 'string' } } }).values
  } catch (error) {
    throw new EnvironmentError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
