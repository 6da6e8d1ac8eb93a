import { isAway } from '@allure/auth-server/postgres'
import { ContentError, textOfProblem } from '@allure/content-engine'
import { EnvironmentError } from '../environment.ts'
import { DataDirectoryError } from './data-directory.ts'

export function reportStartFailure(error: unknown): never {
  process.stderr.write(`${failureText(error)}\n`)
  process.exit(1)
}

const unreachable = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ETIMEDOUT',
  '28P01',
  '28000',
  '3D000',
])

/** What whoever starts a site or a command is told of its failure. */
export function failureText(error: unknown): string {
  if (error instanceof ContentError) return error.problems.map(textOfProblem).join('\n')
  if (error instanceof EnvironmentError || error instanceof DataDirectoryError) return error.message
  // By their names: the built site has a class of its own.
  if (
    error instanceof Error &&
    /^(?:HostedAuthSchemaError|NewerSchemaError|MigrationLockError|ConfigurationError)$/.test(error.name)
  )
    return error.message
  const cause = firstAway(error)
  const { code, syscall, message }: NodeJS.ErrnoException = cause instanceof Error ? cause : new Error()
  if (code === 'EADDRINUSE') return `${message}: another program listens there, take another port.`
  if (syscall === 'listen') return `${message}: set another port, or another HOST.`
  if (code && unreachable.has(code)) return `DATABASE_URL: ${message || 'nobody answers'} (${code}).`
  if (message.endsWith('connection timeout')) return `DATABASE_URL: ${message}.`
  if (message === 'Query read timeout')
    return 'DATABASE_URL: the database takes connections but does not answer.'
  if (isAway(cause))
    return `The database is away, try again in a moment: ${message}${code ? ` (${code})` : ''}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Of a database that is away the error that says so: what wraps it holds the query and its values. */
function firstAway(error: unknown): unknown {
  if (!(error instanceof Error) || error.message.endsWith('connection timeout')) return error
  return isAway(error.cause) ? firstAway(error.cause) : error
}
