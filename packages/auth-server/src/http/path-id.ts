import { AuthError } from '../errors/auth-error.ts'
import type { Call } from './route.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether the database takes a text for a number of its rows. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** A row's number in a path, in lower case. `404 validation_failed` when it is none: nothing has such a number. */
export function pathId({ parameters }: Pick<Call, 'parameters'>, name: string): string {
  const given = parameters[name] ?? ''
  if (isUuid(given)) return given.toLowerCase()
  throw new AuthError(404, 'validation_failed', `${name} must be an UUID`)
}
