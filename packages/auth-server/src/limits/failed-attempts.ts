import { sql, and, eq, type SQL } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { attemptKind, failedAttempts } from '../schema/index.ts'
import { visitorNetwork } from './visitor-network.ts'

type Counting = Pick<Backend, 'settings' | 'database' | 'serverKey' | 'now'>

/** A secret tried on an account, known or not. `tolerance`: so many times the usual failures. */
export type Attempt = {
  kind: (typeof attemptKind.enumValues)[number]
  subject: string
  tolerance?: number
}

// The first rest is this many times halved; each failure after it doubles the next, up to the whole.
const halvings = 6

/** `429 over_request_rate_limit` after too many failures in a row, until the account has rested. */
export async function requireAttemptsLeft(backend: Counting, attempt: Attempt): Promise<void> {
  const [row] = await backend.database.select().from(failedAttempts).where(isOf(backend, attempt))
  if (!row) return
  const { points, perSeconds } = limitOf(backend, attempt)
  const beyond = row.failures - points
  const rest = (perSeconds * 1000) / 2 ** Math.max(0, halvings - beyond)
  if (beyond >= 0 && backend.now().getTime() <= row.lastFailedAt.getTime() + rest) throw tooManyAttempts()
}

/** Counts a try before it is made, so that of many at once no more pass than may fail. */
export async function countAttempt(backend: Counting, attempt: Attempt): Promise<void> {
  const { points, perSeconds } = limitOf(backend, attempt)
  const { failures, lastFailedAt } = failedAttempts
  const halved = sql`power(2, GREATEST(0, ${halvings} - (${failures} - ${points}::int)))`
  const rest = sql`make_interval(secs => ${perSeconds}::float8 / ${halved})`
  const isFree = sql`${failures} < ${points} OR ${lastFailedAt} + ${rest} < excluded.last_failed_at`
  if (!(await note(backend, attempt, isFree))) throw tooManyAttempts()
}

export async function noteFailure(backend: Counting, attempt: Attempt): Promise<void> {
  await note(backend, attempt)
}

function limitOf({ settings }: Counting, { tolerance = 1 }: Attempt) {
  const { points, perSeconds } = settings.limits.failures
  return { points: points * tolerance, perSeconds }
}

function tooManyAttempts() {
  return new AuthError(429, 'over_request_rate_limit', 'Too many attempts, please try again later')
}

/** Counts one more, where the row at that very moment is as `setWhere` says: whether it did. */
async function note(backend: Counting, attempt: Attempt, setWhere?: SQL): Promise<boolean> {
  const at = backend.now()
  const { perSeconds } = limitOf(backend, attempt)
  const oldest = new Date(at.getTime() - perSeconds * 1000)
  const isOld = sql`${failedAttempts.lastFailedAt} < ${oldest.toISOString()}::timestamptz`
  const first = { kind: attempt.kind, subject: subjectOf(backend, attempt), failures: 1 }
  const { rowCount } = await backend.database
    .insert(failedAttempts)
    .values({ ...first, firstFailedAt: at, lastFailedAt: at })
    .onConflictDoUpdate({
      target: [failedAttempts.kind, failedAttempts.subject],
      set: {
        failures: sql`CASE WHEN ${isOld} THEN 1 ELSE ${failedAttempts.failures} + 1 END`,
        firstFailedAt: sql`CASE WHEN ${isOld} THEN excluded.first_failed_at ELSE ${failedAttempts.firstFailedAt} END`,
        // Of two at once the earlier may come later.
        lastFailedAt: sql`GREATEST(${failedAttempts.lastFailedAt}, excluded.last_failed_at)`,
      },
      ...(setWhere && { setWhere }),
    })
  return rowCount === 1
}

export async function forgetFailures(backend: Counting, attempt: Attempt): Promise<void> {
  await backend.database.delete(failedAttempts).where(isOf(backend, attempt))
}

function isOf(backend: Counting, attempt: Attempt) {
  return and(eq(failedAttempts.kind, attempt.kind), eq(failedAttempts.subject, subjectOf(backend, attempt)))
}

function subjectOf({ serverKey }: Counting, { kind, subject }: Attempt): string {
  return createHmac('sha256', serverKey).update(`${kind} ${subject}`).digest('hex')
}

const everywhere = 10

const turns = new Map<string, Promise<unknown>>()

export async function tryPassword<Owner>(
  call: Call,
  account: string,
  ownerByPassword: () => Promise<Owner | undefined>,
): Promise<Owner | undefined> {
  const device = await call.deviceOf?.(account)
  const place = device === undefined ? `from ${visitorNetwork(call.address)}` : `on ${device}`
  const fromHere = { kind: 'password', subject: `${account} ${place}` } as const
  const fromAnywhere = { kind: 'password', subject: account, tolerance: everywhere } as const
  return inTurn(fromHere.subject, async () => {
    await requireAttemptsLeft(call, fromHere)
    // Strangers keep nobody out of a device of their own.
    if (device === undefined) await countAttempt(call, fromAnywhere)
    const owner = await ownerByPassword()
    if (!owner) await noteFailure(call, fromHere)
    else for (const attempt of [fromHere, fromAnywhere]) await forgetFailures(call, attempt)
    return owner
  })
}

async function inTurn<Answer>(subject: string, work: () => Promise<Answer>): Promise<Answer> {
  const before = turns.get(subject) ?? Promise.resolve()
  const answer = before.then(work)
  const done = answer.catch(() => undefined)
  turns.set(subject, done)
  try {
    return await answer
  } finally {
    if (turns.get(subject) === done) turns.delete(subject)
  }
}
