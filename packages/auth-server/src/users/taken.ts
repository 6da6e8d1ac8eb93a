import { and, eq, ne } from 'drizzle-orm'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users } from '../schema/index.ts'
import type { AccountName } from './account-name.ts'

const constraints: Readonly<Record<string, () => AuthError>> = {
  users_email_partial_key: emailTaken,
  users_phone_key: phoneTaken,
  users_pkey: () => new AuthError(422, 'user_already_exists', 'A user with this id already exists'),
}

/** `422 email_exists` or `phone_exists` when an account other than `exceptId` has the address or number. */
export async function requireFree(
  database: AuthDatabase,
  { kind, value }: AccountName,
  exceptId?: string,
): Promise<void> {
  const isNamed = kind === 'email' ? eq(users.email, value) : eq(users.phone, value)
  const isOther = exceptId === undefined ? undefined : ne(users.id, exceptId)
  const [other] = await database.select({ id: users.id }).from(users).where(and(isNamed, isOther)).limit(1)
  if (other) throw kind === 'email' ? emailTaken() : phoneTaken()
}

/** The same for two at once, of whom the database lets one pass: turns its refusal into the protocol's. */
export async function refusingTaken<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw constraints[violatedConstraint(error)]?.() ?? error
  }
}

function violatedConstraint(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const isUnique = cause instanceof Error && 'code' in cause && cause.code === '23505'
  return isUnique && 'constraint' in cause ? String(cause.constraint) : ''
}

/** The refusal of an address that another account has. */
export function emailTaken() {
  const message = 'A user with this email address has already been registered'
  return new AuthError(422, 'email_exists', message)
}

function phoneTaken() {
  return new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
}
