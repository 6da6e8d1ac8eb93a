import { eq, ne, and } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { AuthDatabase, UserRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { users } from '../schema/index.ts'
import type { Identifier } from './identifier.ts'
import { type Metadata, mergedMetadata, addOwnIdentity } from './own-identity.ts'

type NewUser = {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | undefined
  emailConfirmedAt?: Date | undefined
  phoneConfirmedAt?: Date | undefined
  invitedAt?: Date | undefined
  bannedUntil?: Date | null | undefined
  role?: string | undefined
  appMetadata?: Metadata | undefined
  userMetadata?: Metadata | undefined
  isAnonymous?: boolean | undefined
  now: Date
}

/** Stores an account with its identities. `422 email_exists`, `phone_exists`, `user_already_exists`. Source: GoTrue. */
export async function createUser(database: AuthDatabase, given: NewUser): Promise<UserRow> {
  const { id = randomUUID(), email, phone, now } = given
  const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const ofProviders = providers.length > 0 ? { provider: providers[0], providers } : {}
  const row = {
    id,
    aud: 'authenticated',
    role: given.role ?? 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    encryptedPassword: given.passwordHash ?? '',
    emailConfirmedAt: given.emailConfirmedAt ?? null,
    phoneConfirmedAt: given.phoneConfirmedAt ?? null,
    invitedAt: given.invitedAt ?? null,
    bannedUntil: given.bannedUntil ?? null,
    rawAppMetaData: mergedMetadata(ofProviders, given.appMetadata ?? {}),
    rawUserMetaData: mergedMetadata({}, given.userMetadata ?? {}),
    isAnonymous: given.isAnonymous ?? false,
    createdAt: now,
    updatedAt: now,
  }
  const [user] = await withConflictErrors(() => database.insert(users).values(row).returning())
  if (!user) throw new AuthError(500, 'unexpected_failure', 'The account was not kept')
  if (email) await addOwnIdentity(database, user, 'email', now)
  if (phone) await addOwnIdentity(database, user, 'phone', now)
  return user
}

const constraints: Readonly<Record<string, () => AuthError>> = {
  users_email_partial_key: emailTaken,
  users_phone_key: phoneTaken,
  users_pkey: () => new AuthError(422, 'user_already_exists', 'A user with this id already exists'),
}

/** `422 email_exists` or `phone_exists` when an account other than `exceptId` has the address or number. */
export async function requireAvailable(
  database: AuthDatabase,
  { kind, value }: Identifier,
  exceptId?: string,
): Promise<void> {
  const isNamed = kind === 'email' ? eq(users.email, value) : eq(users.phone, value)
  const isOther = exceptId === undefined ? undefined : ne(users.id, exceptId)
  const [other] = await database.select({ id: users.id }).from(users).where(and(isNamed, isOther)).limit(1)
  if (other) throw kind === 'email' ? emailTaken() : phoneTaken()
}

/** The same for two at once, of whom the database lets one pass: turns its refusal into the protocol's. */
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
  const message = 'A user with this email address has already been registered'
  return new AuthError(422, 'email_exists', message)
}

function phoneTaken() {
  return new AuthError(422, 'phone_exists', 'Phone number already registered by another user')
}
