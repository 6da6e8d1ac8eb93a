#!/usr/bin/env node
import { ConfigurationError, readArguments, readConfiguration, readEnvironment } from './configuration.ts'
import { startStandalone } from './start.ts'

const usage = 'auth-server --config FILE.json --port N   serves accounts at /auth/v1'

let close: (() => Promise<void>) | undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    if (close) close().then(() => process.exit(0), fail)
    else process.exit(0)
  })

try {
  const { file, port } = readArguments(process.argv.slice(2), usage)
  const service = await startStandalone(await readConfiguration(file), port, readEnvironment(process.env))
  close = service.close
  process.stdout.write(`ready ${service.url}\n`)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  const known = error instanceof ConfigurationError || (error instanceof Error && 'code' in error)
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exit(1)
}
