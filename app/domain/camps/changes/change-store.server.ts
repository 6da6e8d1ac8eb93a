import { queueEmail } from '#app/domain/mail/store.server.ts'
import { offerPlaces } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { lockStock, releasePieces, reserveStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { placeReceived } from '../bookings/mails.ts'
import { minorsProblem, type Stay } from '../bookings/minors/minors-store.server.ts'
import type { BookingServices } from '../bookings/offer-store.server.ts'
import type { Participant } from '../bookings/participant.ts'
import type { Booking } from '../bookings/read-store.server.ts'
import { type BookedOption, piecesOf } from '../options/chosen-options.ts'
import { forgetShared } from '../participants-page/share-store.server.ts'
import { turnParticipantsPage } from '../participants-page/turn-page-store.server.ts'
import { costOfLeaving, newOptions } from './change-costs.ts'
import { note, tell, update } from './change-notes-store.server.ts'
import { change, type Changed, type Live, moved, type Whose } from './changing-store.server.ts'
import { refundOfLess, settleDifference } from './difference-store.server.ts'

const full = 'Une de ces options vient de partir. Rien n’est changé.'
const hidden = 'Ce stage est hors ligne pour le moment\u00a0: ses options ne se changent pas. Écrivez-nous.'
const given = 'Cette place est à quelqu’un d’autre depuis. Rien n’est changé\u00a0: relisez.'
const alone = 'Vous êtes seul dans cette inscription\u00a0: annulez-la.'

/** Gives the place of one participant to somebody else, at the price that was agreed; both are told. @param from whose place was shown */
export function transferPlace(
  services: BookingServices,
  { person, from, ...whose }: Whose & { readonly person: Participant; readonly from?: string },
): Promise<Changed> {
  return change(services, whose, async (transaction, { held, live, camp, at }) => {
    if (isSame(live, person)) return undefined
    const before = nameOf(live)
    if (from !== undefined && from !== before) return given
    const problem = await minorsProblem(transaction, camp ?? stayOf(held.booking), [person])
    if (problem !== undefined) return problem
    const { isFit: _isFit, guardianAttests: _attests, ...said } = person
    const empty = { email: null, phone: null, licence: null, levelGroup: null, diet: null, roomMate: null }
    const nobody = { ...empty, guardianName: null, guardianEmail: null, papersSeenAt: null }
    const own = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    await update(transaction, held.booking, live.rank, { ...nobody, ...own, fitnessDeclaredAt: at })
    await forgetShared(transaction, held.booking, live)
    await turnParticipantsPage(transaction, held.booking, at)
    const { by } = whose
    await note(transaction, held.booking, { act: 'transfer', at, by, facts: { rank: live.rank } })
    const told = { changeCents: 0, refundCents: 0, ...wordOf(by) }
    await tell(transaction, held, { what: 'transferred', who: nameOf(person), at, ...told })
    const { title, path } = held.booking.agreed
    if (person.email !== undefined)
      await queueEmail(
        transaction,
        placeReceived,
        { to: person.email, facts: { firstName: person.firstName, camp: title, path, by: before } },
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
    if (next.added.length === 0 && next.dropped.length === 0) return undefined
    if (next.changeCents !== changeCents) return moved
    const { quotas } = desk
    const isHad = (id: string) => live.options.some((option) => option.id === id)
    const isGone = next.added.some(
      ({ id }) => !isHad(id) && (kept?.options[id] ?? 0) + 1 > (quotas[id] ?? Infinity),
    )
    if (isGone) return full
    const pieces = { orderId: held.booking.id, at }
    const lines = piecesOf(next.added)
    await lockStock(transaction, piecesOf([...next.added, ...next.dropped]))
    if (lines.length > 0 && !(await reserveStock(transaction, { ...pieces, lines })).ok) return full
    await giveBackPieces(transaction, held.booking.id, next.dropped, at)
    await update(transaction, held.booking, live.rank, { options: [...next.options] })
    const { by } = whose
    await note(transaction, held.booking, { act: 'options', at, by, facts: { rank: live.rank, changeCents } })
    const refundCents = refundOfLess(held.booking, -changeCents)
    const told = { changeCents, refundCents, ...wordOf(by) }
    await tell(transaction, held, { what: 'options', who: nameOf(live), at, ...told })
    await settleDifference(transaction, held, { changeCents, at, author: by?.author })
    return undefined
  })
}

/** The pieces of options that are given up are for others. */
async function giveBackPieces(
  transaction: Transaction,
  orderId: string,
  options: readonly BookedOption[],
  at: Date,
): Promise<void> {
  const lines = piecesOf(options)
  if (lines.length > 0) await lockStock(transaction, lines)
  for (const line of lines) await releasePieces(transaction, { orderId, line, at })
}

type Waived = { readonly keptCents: number; readonly reason: string }

/**
 * One of several does not come any more, by today’s scale; the place is free for whoever waits. @param keptCents what the
 * scale was shown to keep. @param waived of the club: less than that, and why
 */
export function leaveBooking(
  services: BookingServices,
  { keptCents: shown, waived, ...whose }: Whose & { readonly keptCents: number; readonly waived?: Waived },
): Promise<Changed> {
  const { by } = whose
  return change(services, whose, async (transaction, { held, live, at }) => {
    const { booking } = held
    if (booking.participants.filter(({ leftAt }) => leftAt === null).length < 2) return alone
    const cost = costOfLeaving(booking, live, dayInParis(at))
    if (cost.keptCents !== shown) return moved
    const problem = waived && problemOfWaiving(waived, shown, by)
    if (problem !== undefined) return problem
    const keptCents = waived?.keptCents ?? shown
    const changeCents = cost.changeCents - (shown - keptCents)
    await update(transaction, booking, live.rank, { leftAt: at, keptCents })
    const reason = waived?.reason.trim().slice(0, 500)
    const facts = { rank: live.rank, keptCents, ...(waived && { scaleCents: shown }) }
    await note(transaction, booking, { act: 'leave', at, by, facts, reason })
    await forgetShared(transaction, booking, live)
    await turnParticipantsPage(transaction, booking, at)
    await offerPlaces(transaction, { camp: booking.camp, at, isFreed: true })
    await giveBackPieces(transaction, booking.id, live.options, at)
    const refundCents = refundOfLess(booking, -changeCents)
    const told = { changeCents, refundCents, ...wordOf(by, reason) }
    await tell(transaction, held, { what: 'left', who: nameOf(live), at, ...told })
    await settleDifference(transaction, held, { changeCents, at, author: by?.author })
    return undefined
  })
}

/** A gesture is the club’s, says why, and never keeps more than the scale. Cents. */
function problemOfWaiving({ keptCents, reason }: Waived, scaleCents: number, by: Whose['by']) {
  if (!by || !Number.isSafeInteger(keptCents) || keptCents < 0 || keptCents > scaleCents)
    return `Un geste garde entre 0 et ${formatEuros(scaleCents)}, ce que garde le barème.`
  return reason.trim() === '' ? 'Dites pourquoi ce geste\u00a0: c’est noté au journal.' : undefined
}

function nameOf({ firstName, lastName }: Pick<Live, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** Whose act it is, as the email says it. */
function wordOf(by: Whose['by'], word = '') {
  return { by: by ? ('club' as const) : ('participant' as const), word }
}
