import { and, desc, eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Database } from '#db/database.ts'
import { testimonials } from '#db/schema/index.ts'
import type { Coach, TestimonialServices } from './ask-store.server.ts'
import { testimonialAnswered } from './emails.ts'
import type { TestimonialState } from './rules.ts'
import type { TypedDecision } from './schema.ts'
import { secretToTell } from './secret.server.ts'

type Asked = {
  readonly search: string
  readonly status: TestimonialState | undefined
  readonly page: number
  readonly perPage: number
}

/** A page of testimonials, those written last first, with how many there are. */
export async function listTestimonials(
  database: Pick<Database, 'select' | '$count'>,
  { search, status, page, perPage }: Asked,
) {
  const { firstName, email, title, text, author } = testimonials
  const isFound = and(
    holdsWords([firstName, email, title, text, author], search),
    status && eq(testimonials.status, status),
  )
  const found = await database
    .select()
    .from(testimonials)
    .where(isFound)
    .orderBy(desc(testimonials.askedAt), desc(testimonials.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { found, total: await database.$count(testimonials, isFound) }
}

export function countTestimonialsToRead(database: Pick<Database, '$count'>) {
  return database.$count(testimonials, eq(testimonials.status, 'waiting'))
}

export async function readTestimonial(database: Pick<Database, 'select'>, id: string) {
  return (await database.select().from(testimonials).where(eq(testimonials.id, id))).at(0)
}

type Decided = {
  readonly id: string
  readonly decision: TypedDecision
  /** When what the coach read was written (ISO): a text changed since is read again first. */
  readonly seen: string
  readonly actor: Coach
}

const outcomes = {
  publier: { status: 'approved', action: 'testimonial.approved' },
  retoucher: { status: 'change-asked', action: 'testimonial.change-asked' },
  refuser: { status: 'refused', action: 'testimonial.refused' },
} as const

/** Publishes a testimonial as it was read, asks its author to change it, or refuses it; its author is told. */
export async function decideTestimonial(
  { database, clock, appSecret }: TestimonialServices,
  { id, decision: { decision, word }, seen, actor }: Decided,
): Promise<'decided' | 'changed' | 'not-now' | 'unknown'> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
    if (!row) return 'unknown'
    if (row.status !== 'waiting' && !(row.status === 'approved' && decision !== 'publier')) return 'not-now'
    if (row.writtenAt?.toISOString() !== seen) return 'changed'
    const { status, action } = outcomes[decision]
    const publishedOn = status === 'approved' ? dayInParis(at) : null
    await transaction
      .update(testimonials)
      .set({ status, word: word === '' ? null : word, decidedAt: at, publishedOn })
      .where(eq(testimonials.id, id))
    const { firstName, email, memberId } = row
    const secret = await secretToTell(transaction, appSecret, row)
    const facts = { firstName, answer: decision, word, secret }
    await queueEmail(transaction, testimonialAnswered, { to: email, facts }, at)
    const subject = { id: memberId ?? id, name: firstName }
    await writeAuditLog(transaction, { at, actor, action, subject })
    return 'decided'
  })
}
