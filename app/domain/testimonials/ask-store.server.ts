import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { members, testimonials } from '#db/schema/index.ts'
import { testimonialAsked } from './emails.ts'
import { hashOfSecret, secretOf, secretToTell } from './secret.server.ts'

export type TestimonialServices = StoreServices & { readonly appSecret: string }
export type Coach = { readonly id: string; readonly name: string }

/** `again`: the same address was written to them once more. `there`: one of theirs waits or is shown already. */
export type Asked = 'asked' | 'again' | 'there' | 'unknown'

/** Asks somebody of the club for a testimonial, by mail. */
export async function askTestimonial(
  { database, clock, appSecret }: TestimonialServices,
  { memberId, actor }: { readonly memberId: string; readonly actor: Coach },
): Promise<Asked> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const [member] = await transaction
      .select()
      .from(members)
      .where(and(eq(members.userId, memberId), eq(members.status, 'active')))
      .for('update')
    if (!member) return 'unknown'
    const known = await transaction.select().from(testimonials).where(eq(testimonials.memberId, memberId))
    if (known.some(({ status }) => status === 'waiting' || status === 'approved')) return 'there'
    const open = known.find(({ status }) => status === 'asked' || status === 'change-asked')
    const { email, firstName } = member
    const asked = { memberId, email, firstName, about: '', at }
    const secret = open
      ? await secretToTell(transaction, appSecret, open)
      : await openTestimonial(transaction, appSecret, asked)
    const facts = { firstName, about: '', secret }
    await queueEmail(transaction, testimonialAsked, { to: email, facts }, at)
    const subject = { id: memberId, name: nameOfPerson(member) }
    await writeAuditLog(transaction, { at, actor, action: 'testimonial.asked', subject })
    return open ? 'again' : 'asked'
  })
}

type Opened = {
  readonly memberId: string | null
  readonly email: string
  readonly firstName: string
  readonly about: string
  readonly at: Date
}

async function openTestimonial(transaction: Transaction, appSecret: string, { at, ...person }: Opened) {
  const id = randomUUID()
  const secret = secretOf(appSecret, id)
  const secretHash = hashOfSecret(secret) ?? ''
  await transaction.insert(testimonials).values({ id, secretHash, ...person, askedAt: at, status: 'asked' })
  return secret
}

type AfterCamp = { readonly email: string; readonly firstName: string; readonly about: string }

/** The secret of a testimonial for who was at a camp, to go in a mail that leaves anyway; undefined when they told of it. */
export async function openAfterCamp(
  transaction: Transaction,
  { appSecret, at }: { readonly appSecret: string; readonly at: Date },
  { email, firstName, about }: AfterCamp,
): Promise<string | undefined> {
  const isTheirs = eq(sql`lower(${testimonials.email})`, email.toLowerCase())
  const [known] = await transaction
    .select()
    .from(testimonials)
    .where(and(isTheirs, inArray(testimonials.status, ['asked', 'change-asked', 'waiting', 'approved'])))
  if (known) return known.status === 'asked' ? secretToTell(transaction, appSecret, known) : undefined
  const [member] = await transaction
    .select({ userId: members.userId })
    .from(members)
    .where(eq(members.email, email.toLowerCase()))
  const asked = { memberId: member?.userId ?? null, email, firstName, about, at }
  return openTestimonial(transaction, appSecret, asked)
}
