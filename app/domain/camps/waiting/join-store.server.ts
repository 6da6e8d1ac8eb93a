import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { factsOfWait, fits, holdDesk, offerPlaces, waitAsked } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { campWaits } from '#db/schema/index.ts'
import { deskOf } from '../bookings/offer-store.server.ts'
import { campState } from '../rules.ts'
import { type CampServices, findCamp } from '../store.server.ts'
import type { WaitForm } from './wait-form.ts'

export type WaitServices = CampServices & StoreServices

type Wish = WaitForm & {
  readonly path: string
  /** Of who is signed in under that address: it needs no proof. */
  readonly userId: string | undefined
}

export type Joined =
  | { readonly ok: true; readonly secret: string | undefined }
  | {
      readonly ok: false
      readonly message: string
      /** The places are there: they are booked, not waited for. */
      readonly isFree?: boolean
    }

const nothingToWaitFor = 'Il n’y a rien à attendre pour ce stage\u00a0: voyez sa page.'
const tooMany = 'Ce stage n’a pas autant de places.'
export const stillFree = 'Il reste assez de places\u00a0: inscrivez-vous, il n’y a rien à attendre.'

/** Waits for places of a full camp, or for the opening of one to come. A guest confirms by mail; the secret is a member’s alone. */
export async function joinWaiting(services: WaitServices, wish: Wish): Promise<Joined> {
  const { database, clock } = services
  const at = clock.now()
  const found = await findCamp(services, wish.path)
  const waitsFor = found && waitedFor(campState(found.camp, dayInParis(at)))
  if (!found || !waitsFor) return { ok: false, message: nothingToWaitFor }
  const { camp } = found
  if (wish.places > camp.capacity) return { ok: false, message: tooMany }
  return database.transaction(async (transaction): Promise<Joined> => {
    const desk = deskOf(found)
    const kept = await holdDesk(transaction, desk)
    const known = await findLive(transaction, { camp: camp.slug, waitsFor, email: wish.email })
    const isProven = wish.userId !== undefined
    if (known) {
      if (known.state === 'asked' && !isProven)
        await queueEmail(transaction, waitAsked, { to: known.email, facts: factsOfWait(known) }, at)
      return { ok: true, secret: isProven ? known.secret : undefined }
    }
    // Offered at once, they would be kept unpaid from everybody else.
    if (waitsFor === 'places' && fits(desk, kept, { places: wish.places, options: {} }))
      return { ok: false, message: stillFree, isFree: true }
    const [wait] = await transaction
      .insert(campWaits)
      .values({
        secret: randomBytes(24).toString('base64url'),
        camp: camp.slug,
        path: camp.path,
        title: camp.title,
        startOn: camp.startOn,
        waitsFor,
        places: wish.places,
        firstName: wish.firstName,
        email: wish.email,
        userId: wish.userId,
        state: isProven ? 'waiting' : 'asked',
        rank: await nextRank(transaction, camp.slug),
        joinedAt: at,
      })
      .returning()
    if (!wait) throw new Error('The wait was not written.')
    if (!isProven) await queueEmail(transaction, waitAsked, { to: wait.email, facts: factsOfWait(wait) }, at)
    else await offerPlaces(transaction, { camp: camp.slug, at, isFreed: false })
    return { ok: true, secret: isProven ? wait.secret : undefined }
  })
}

function waitedFor(state: ReturnType<typeof campState>): 'places' | 'opening' | undefined {
  if (state === 'upcoming') return 'opening'
  return state === 'past' || state === 'cancelled' ? undefined : 'places'
}

/** The end of the line; the desk is held by the caller. */
export async function nextRank(transaction: Transaction, camp: string): Promise<number> {
  const [last] = await transaction
    .select({ rank: max(campWaits.rank) })
    .from(campWaits)
    .where(eq(campWaits.camp, camp))
  return (last?.rank ?? 0) + 1
}

async function findLive(
  transaction: Transaction,
  { camp, waitsFor, email }: { camp: string; waitsFor: 'places' | 'opening'; email: string },
) {
  const isSame = and(
    eq(campWaits.camp, camp),
    eq(campWaits.waitsFor, waitsFor),
    eq(sql`lower(${campWaits.email})`, email),
    inArray(campWaits.state, ['asked', 'waiting', 'offered']),
  )
  const [known] = await transaction.select().from(campWaits).where(isSame)
  return known
}
