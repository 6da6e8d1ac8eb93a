import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { restockRequests } from '#db/schema/index.ts'
import { type OfferServices, readOffers, type VariantOffer } from '../offers-store.server.ts'
import { restockAsked } from './emails.ts'
import { mostOfAnAddress, unconfirmedDays, waitingDays } from './restock.ts'

type Request = typeof restockRequests.$inferSelect
type Asked = { readonly identifier: string; readonly variant: string; readonly email: string }

export const aboutOffer = ({ label, detail, path }: VariantOffer) => ({ product: label, detail, path })

/** `full`: this address waits for too many sizes. `asked` says nothing of whether it waited already. */
export type RestockOutcome = 'asked' | 'in-stock' | 'unknown' | 'full'

/** Puts an address on the list of a sold-out variant, once, and asks by one email a day whether it is its owner. */
export async function askRestock(
  services: OfferServices & StoreServices,
  { email, ...place }: Asked,
): Promise<RestockOutcome> {
  const [offer] = await readOffers(services, [place])
  if (!offer) return 'unknown'
  if (offer.left > 0) return 'in-stock'
  const at = services.clock.now()
  return services.database.transaction(async (transaction) => {
    if (await waitsForTooMuch(transaction, email)) return 'full'
    const secret = await writeRequest(transaction, { ...place, email, at })
    const facts = { ...aboutOffer(offer), secret: secret ?? '' }
    if (secret !== undefined) await queueEmail(transaction, restockAsked, { to: email, facts }, at)
    return 'asked'
  })
}

async function waitsForTooMuch(database: Pick<Database, 'select'>, email: string): Promise<boolean> {
  const [held] = await database
    .select({ number: count() })
    .from(restockRequests)
    .where(eq(restockRequests.email, email))
  return (held?.number ?? 0) >= mostOfAnAddress
}

/** The secret of what is to be confirmed; undefined when its email has left within a day, or it is confirmed. */
async function writeRequest(
  transaction: Transaction,
  { at, ...asked }: Asked & { at: Date },
): Promise<string | undefined> {
  const [written] = await transaction
    .insert(restockRequests)
    .values({ ...asked, secret: randomBytes(24).toString('base64url'), askedAt: at })
    .onConflictDoUpdate({
      target: [restockRequests.identifier, restockRequests.variant, restockRequests.email],
      set: { askedAt: at },
      setWhere: and(isNull(restockRequests.confirmedAt), lt(restockRequests.askedAt, daysBefore(at, 1))),
    })
    .returning({ secret: restockRequests.secret })
  return written?.secret
}

export async function findRestock(
  { database }: { database: Pick<Database, 'select'> },
  secret: string,
): Promise<Request | undefined> {
  const [request] = await database.select().from(restockRequests).where(eq(restockRequests.secret, secret))
  return request
}

/** Confirms that an address wants to be told; pressed twice, its place on the list stays. False when it is gone. */
export async function confirmRestock({ database, clock }: StoreServices, secret: string): Promise<boolean> {
  const isAsked = and(eq(restockRequests.secret, secret), isNull(restockRequests.confirmedAt))
  await database.update(restockRequests).set({ confirmedAt: clock.now() }).where(isAsked)
  return (await findRestock({ database }, secret)) !== undefined
}

/** Takes an address off the list, and forgets it. */
export async function leaveRestock({ database }: { database: Database }, secret: string): Promise<void> {
  await database
    .delete(restockRequests)
    .where(and(eq(restockRequests.secret, secret), isNull(restockRequests.toldAt)))
}

/** Removes what nobody confirmed, what waited too long and what was told; says how many. */
export async function purgeRestock({ database, clock }: StoreServices): Promise<number> {
  const now = clock.now()
  const { askedAt, confirmedAt, toldAt } = restockRequests
  const removed = await database
    .delete(restockRequests)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, daysBefore(now, unconfirmedDays))),
        and(isNotNull(confirmedAt), lt(confirmedAt, daysBefore(now, waitingDays))),
        lt(toldAt, daysBefore(now, 2)),
      ),
    )
    .returning({ id: restockRequests.id })
  return removed.length
}

const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000)

type Person = { readonly email: string }

export function restockOfPerson(database: Database, { email }: Person) {
  const { identifier, variant, askedAt, confirmedAt } = restockRequests
  return database
    .select({ identifier, variant, askedAt, confirmedAt })
    .from(restockRequests)
    .where(eq(restockRequests.email, email))
}

export function eraseRestockOfPerson(transaction: Transaction, { email }: Person): Promise<unknown> {
  return transaction.delete(restockRequests).where(eq(restockRequests.email, email))
}
