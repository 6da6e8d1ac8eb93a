import { resolve } from 'node:path'
import { runRestore } from '../backup/run-backup.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { say } from './say.ts'

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  // npm runs scripts in the project's folder, wherever they were asked for.
  const paths = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path))
  process.exitCode = await runRestore(paths, readEnvironment(process.env), say)
} catch (error) {
  reportStartFailure(error)
}
