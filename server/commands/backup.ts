import { runBackup } from '../backup/run-backup.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { say } from './say.ts'

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  process.exitCode = await runBackup(process.argv.slice(2), readEnvironment(process.env), say)
} catch (error) {
  reportStartFailure(error)
}
