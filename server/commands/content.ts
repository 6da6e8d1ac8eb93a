import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { runContent } from './run-content.ts'
import { say } from './say.ts'

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  // npm runs scripts in the project's folder, wherever they were asked for.
  const typedIn = process.env.INIT_CWD ?? '.'
  process.exitCode = await runContent(process.argv.slice(2), readEnvironment(process.env), say, { typedIn })
} catch (error) {
  reportStartFailure(error)
}
