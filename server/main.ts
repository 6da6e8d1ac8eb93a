import { DataDirectoryInUseError } from './data-directory.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { startSite, type Site } from './site.ts'

try {
  const site = await startSite(readEnvironment(process.env))
  process.stdout.write(`ready ${site.url}\n`)
  stopOnSignals(site)
} catch (error) {
  const isExpected = error instanceof EnvironmentError || error instanceof DataDirectoryInUseError
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function stopOnSignals(site: Site): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      site.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
