import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Within } from '../backend.ts'
import type { FactorRow, IdentityRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import type { Identifier } from './identifier.ts'

function isNamed({ kind, value }: Identifier) {
  return and(eq(users[kind], value), eq(users.isSsoUser, false), isNull(users.deletedAt))
}

export async function findUser({ database }: Within, name: Identifier): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(isNamed(name))
  return user
}

/** An account whose row stays this transaction's alone until it ends. */
export async function lockUser(within: Within, id: string): Promise<UserRow | undefined> {
  const user = await lockUserOrDeleted(within, id)
  return user?.deletedAt ? undefined : user
}

/** The same where it was there a moment ago: `403 user_not_found`. */
export async function requireUser(within: Within, id: string, message: string): Promise<UserRow> {
  const user = await lockUser(within, id)
  if (user) return user
  throw new AuthError(403, 'user_not_found', message)
}

export async function lockUserOrDeleted({ database }: Within, id: string): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

export async function lockUserByName({ database }: Within, name: Identifier): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(isNamed(name)).for('update')
  return user
}

type UserSet = Partial<typeof users.$inferInsert>

/** Changes the row of an account. `422 email_exists` or `phone_exists` when two want one at once. */
export async function setUser({ database }: Within, { id }: { id: string }, set: UserSet): Promise<UserRow> {
  const change = database.update(users).set(set).where(eq(users.id, id)).returning()
  const [user] = await withConflictErrors(change)
  if (user) return user
  throw new AuthError(403, 'user_not_found', accountGone)
}

export const accountGone = 'The account is not there any more'

export async function factorsOf({ database }: Within, userId: string): Promise<FactorRow[]> {
  const isOfUser = eq(mfaFactors.userId, userId)
  return database.select().from(mfaFactors).where(isOfUser).orderBy(asc(mfaFactors.createdAt))
}

export async function identitiesOf({ database }: Within, userId: string): Promise<IdentityRow[]> {
  const isOfUser = eq(identities.userId, userId)
  return database.select().from(identities).where(isOfUser).orderBy(asc(identities.createdAt))
}

export async function hasVerifiedFactor({ database }: Within, userId: string): Promise<boolean> {
  const isVerified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'))
  return (await database.$count(mfaFactors, isVerified)) > 0
}

/** `422 email_exists` or `phone_exists` when an account other than `exceptId` has one of these names. */
export async function requireAvailable(
  { database }: Within,
  names: { email?: string | undefined; phone?: string | undefined },
  exceptId?: string,
): Promise<void> {
  const isOther = exceptId === undefined ? undefined : ne(users.id, exceptId)
  for (const kind of ['email', 'phone'] as const) {
    const value = names[kind]
    if (value && (await database.$count(users, and(eq(users[kind], value), isOther))) > 0)
      throw kind === 'email' ? emailTaken() : phoneTaken()
  }
}

const constraints: Readonly<Record<string, () => AuthError>> = {
  users_email_partial_key: emailTaken,
  users_phone_key: phoneTaken,
  users_pkey: () => new AuthError(422, 'user_already_exists', 'A user with this id already exists'),
}

export async function withConflictErrors<Answer>(work: PromiseLike<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw constraints[violatedConstraint(error)]?.() ?? error
  }
}

function violatedConstraint(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const isUnique = cause instanceof Error && 'code' in cause && cause.code === '23505'
  return isUnique && 'constraint' in cause ? String(cause.constraint) : ''
}

export function emailTaken() {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

function phoneTaken() {
  return new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
}
