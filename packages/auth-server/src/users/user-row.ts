import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { AuthDatabase, FactorRow, IdentityRow, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import type { Identifier } from './identifier.ts'

function isNamed({ kind, value }: Identifier) {
  const isCalled = eq(kind === 'email' ? users.email : users.phone, value)
  return and(isCalled, eq(users.isSsoUser, false), isNull(users.deletedAt))
}

export async function findUser(database: AuthDatabase, name: Identifier): Promise<UserRow | undefined> {
  const [user] = await database.select().from(users).where(isNamed(name))
  return user
}

/** An account whose row stays this transaction's alone until it ends. */
export async function lockUser(transaction: AuthDatabase, id: string): Promise<UserRow | undefined> {
  const user = await lockUserOrDeleted(transaction, id)
  return user?.deletedAt ? undefined : user
}

export async function lockUserOrDeleted(transaction: AuthDatabase, id: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
  return user
}

export async function lockUserByIdentifier(
  transaction: AuthDatabase,
  name: Identifier,
): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(isNamed(name)).for('update')
  return user
}

/** Changes the row of an account. `422 email_exists` or `phone_exists` when two want one at once. */
export async function setUser(
  database: AuthDatabase,
  { id }: Pick<UserRow, 'id'>,
  set: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [user] = await withConflictErrors(() =>
    database.update(users).set(set).where(eq(users.id, id)).returning(),
  )
  if (user) return user
  throw new AuthError(403, 'user_not_found', 'The account is not there any more')
}

export async function factorsOf(database: AuthDatabase, userId: string): Promise<FactorRow[]> {
  const isOfUser = eq(mfaFactors.userId, userId)
  return database.select().from(mfaFactors).where(isOfUser).orderBy(asc(mfaFactors.createdAt))
}

export async function identitiesOf(database: AuthDatabase, userId: string): Promise<IdentityRow[]> {
  const isOfUser = eq(identities.userId, userId)
  return database.select().from(identities).where(isOfUser).orderBy(asc(identities.createdAt))
}

export async function hasVerifiedFactor(database: AuthDatabase, userId: string): Promise<boolean> {
  const isVerified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'))
  return (await database.$count(mfaFactors, isVerified)) > 0
}

/** `422 email_exists` or `phone_exists` when an account other than `exceptId` has the address or number. */
export async function requireAvailable(
  database: AuthDatabase,
  { kind, value }: Identifier,
  exceptId?: string,
): Promise<void> {
  const isCalled = eq(kind === 'email' ? users.email : users.phone, value)
  const isOther = exceptId === undefined ? undefined : ne(users.id, exceptId)
  if ((await database.$count(users, and(isCalled, isOther))) > 0)
    throw kind === 'email' ? emailTaken() : phoneTaken()
}

const constraints: Readonly<Record<string, () => AuthError>> = {
  users_email_partial_key: emailTaken,
  users_phone_key: phoneTaken,
  users_pkey: () => new AuthError(422, 'user_already_exists', 'A user with this id already exists'),
}

export async function withConflictErrors<Answer>(work: () => Promise<Answer>): Promise<Answer> {
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

export function emailTaken() {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

function phoneTaken() {
  return new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
}
