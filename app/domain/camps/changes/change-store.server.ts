import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { holdDesk, offerPlaces } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks } from '#db/schema/index.ts'
import { type HeldBooking, holdBooking } from '../bookings/hold-store.server.ts'
import { placeReceived } from '../bookings/mails.ts'
import { minorsProblem, type Stay } from '../bookings/minors/minors-store.server.ts'
import { type BookingServices, deskOf } from '../bookings/offer-store.server.ts'
import type { Participant } from '../bookings/participant.ts'
import { type Booking, findBookingBySecret } from '../bookings/read-store.server.ts'
import type { Camp } from '../camp.ts'
import { forgetShared } from '../participants-page/share-store.server.ts'
import { findCamp } from '../store.server.ts'
import { costOfLeaving, newOptions } from './change-costs.ts'
import { note, tell, update } from './change-notes-store.server.ts'
import { refundOfLess, settleDifference } from './difference-store.server.ts'

type Changed = { readonly ok: true } | { readonly ok: false; readonly message: string }
type Whose = { readonly secret: string; readonly rank: number }
type Live = Booking['participants'][number]

const over = 'Cette inscription ne se change pas, ou plus\u00a0: voyez où elle en est.'
const moved = 'Un prix ou un paiement a changé entre-temps. Rien n’est changé\u00a0: relisez.'
const full = 'Une de ces options vient de partir. Rien n’est changé.'
const hidden = 'Ce stage est hors ligne pour le moment\u00a0: ses options ne se changent pas. Écrivez-nous.'
const alone = 'Vous êtes seul dans cette inscription\u00a0: annulez-la.'

/** Gives the place of one participant to somebody else, at the price that was agreed; both are told. */
export function transferPlace(
  services: BookingServices,
  { person, ...whose }: Whose & { readonly person: Participant },
): Promise<Changed> {
  return change(services, whose, async (transaction, { held, live, camp, at }) => {
    if (isSame(live, person)) return undefined
    const problem = await minorsProblem(transaction, camp ?? stayOf(held.booking), [person])
    if (problem !== undefined) return problem
    const { isFit: _isFit, guardianAttests: _attests, ...said } = person
    const empty = { email: null, phone: null, licence: null, levelGroup: null, diet: null, roomMate: null }
    const nobody = { ...empty, guardianName: null, guardianEmail: null, papersSeenAt: null }
    const own = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    await update(transaction, held.booking, live.rank, { ...nobody, ...own, fitnessDeclaredAt: at })
    await forgetShared(transaction, held.booking, live)
    await note(transaction, held.booking, { act: 'transfer', at, facts: { rank: live.rank } })
    const who = `${person.firstName} ${person.lastName}`
    await tell(transaction, held, { what: 'transferred', who, changeCents: 0, refundCents: 0, at })
    const { title, path } = held.booking.agreed
    const by = `${live.firstName} ${live.lastName}`.trim()
    if (person.email !== undefined)
      await queueEmail(
        transaction,
        placeReceived,
        { to: person.email, facts: { firstName: person.firstName, camp: title, path, by } },
        at,
      )
    return undefined
  })
}

/** Pressed twice, the place is theirs already. */
function isSame(live: Live, { firstName, lastName, bornOn, email }: Participant): boolean {
  const isNamed = live.firstName === firstName && live.lastName === lastName
  return isNamed && live.bornOn === bornOn && live.email === (email ?? null)
}

/** Of a camp without a page: as it was agreed, and undeclared. */
function stayOf({ camp, startOn, agreed }: Booking): Stay {
  return { slug: camp, startOn, lodging: agreed.lodging, minorsDeclaration: undefined }
}

/** Changes the options of one participant while there are some; the difference is charged or given back. @param changeCents what was shown */
export function changeOptions(
  services: BookingServices,
  {
    options,
    changeCents,
    ...whose
  }: Whose & { readonly options: readonly string[]; readonly changeCents: number },
): Promise<Changed> {
  return change(services, whose, async (transaction, { held, live, camp, desk, kept, at }) => {
    if (!camp || !desk) return hidden
    const next = newOptions(camp, held.booking, live, options)
    if ('problem' in next) return next.problem
    if (next.added.length === 0 && next.options.length === live.options.length) return undefined
    if (next.changeCents !== changeCents) return moved
    const { quotas } = desk
    const isGone = next.added.some(({ id }) => (kept?.options[id] ?? 0) + 1 > (quotas[id] ?? Infinity))
    if (isGone) return full
    await update(transaction, held.booking, live.rank, { options: [...next.options] })
    await note(transaction, held.booking, { act: 'options', at, facts: { rank: live.rank, changeCents } })
    const refundCents = refundOfLess(held.booking, -changeCents)
    const who = `${live.firstName} ${live.lastName}`
    await tell(transaction, held, { what: 'options', who, changeCents, refundCents, at })
    await settleDifference(transaction, held, { changeCents, at, author: undefined })
    return undefined
  })
}

/** One of several does not come any more, by today’s scale; the place is free for whoever waits. @param keptCents what was shown */
export function leaveBooking(
  services: BookingServices,
  { keptCents, ...whose }: Whose & { readonly keptCents: number },
): Promise<Changed> {
  return change(services, whose, async (transaction, { held, live, at }) => {
    const { booking } = held
    if (booking.participants.filter(({ leftAt }) => leftAt === null).length < 2) return alone
    const cost = costOfLeaving(booking, live, dayInParis(at))
    if (cost.keptCents !== keptCents) return moved
    await update(transaction, booking, live.rank, { leftAt: at, keptCents })
    await note(transaction, booking, { act: 'leave', at, facts: { rank: live.rank, keptCents } })
    await forgetShared(transaction, booking, live)
    await offerPlaces(transaction, { camp: booking.camp, at, isFreed: true })
    const refundCents = refundOfLess(booking, -cost.changeCents)
    const who = `${live.firstName} ${live.lastName}`
    await tell(transaction, held, { what: 'left', who, changeCents: cost.changeCents, refundCents, at })
    await settleDifference(transaction, held, { changeCents: cost.changeCents, at, author: undefined })
    return undefined
  })
}

type Changing = {
  readonly held: HeldBooking
  readonly live: Live
  /** None of these while the camp is hidden. */
  readonly camp: Camp | undefined
  readonly desk: ReturnType<typeof deskOf> | undefined
  readonly kept: Awaited<ReturnType<typeof holdDesk>> | undefined
  readonly at: Date
}

async function change(
  services: BookingServices,
  { secret, rank }: Whose,
  act: (transaction: Transaction, changing: Changing) => Promise<string | undefined>,
): Promise<Changed> {
  const { database, clock } = services
  const found = await findBookingBySecret(database, secret)
  const known = found && (await findCamp(services, found.agreed.path))
  if (!found) return { ok: false, message: over }
  return database.transaction(async (transaction): Promise<Changed> => {
    const held = await holdBooking(transaction, found)
    if (!held) return { ok: false, message: moved }
    const at = clock.now()
    const { stage, startOn, participants } = held.booking
    const live = participants.find((one) => one.rank === rank && one.leftAt === null)
    if (!live || stage !== 'booked' || startOn <= dayInParis(at)) return { ok: false, message: over }
    const desk = known && deskOf(known)
    const kept = desk ? await holdDesk(transaction, desk) : undefined
    if (!desk) await transaction.select().from(campDesks).where(eq(campDesks.camp, found.camp)).for('update')
    const problem = await act(transaction, { held, live, camp: known?.camp, desk, kept, at })
    return problem === undefined ? { ok: true } : { ok: false, message: problem }
  })
}
