import { eq, min } from 'drizzle-orm'
import { offer, offerPlaces, readKept, type Wait } from '#app/domain/places/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks, campWaits } from '#db/schema/index.ts'
import { auditCamp } from './author.server.ts'
import type { OfficeAnswer } from './cancel-camp-store.server.ts'

type Signed = { readonly waitId: string; readonly author: string }

const gone = 'Cette personne n’attend plus\u00a0: voyez la liste.'
const waitsForOpening =
  'Cette personne attend l’ouverture des inscriptions\u00a0: elle en aura un e-mail, une place ne lui est pas proposée.'
const noPlace = 'Il n’y a pas assez de places libres pour cette personne.'

/** Puts somebody first in the list; what is free goes by the new order. */
export function moveWaitFirst(services: StoreServices, signed: Signed): Promise<OfficeAnswer> {
  return onWait(services, signed, async (transaction, wait, at) => {
    if (wait.state !== 'waiting') return gone
    if (wait.waitsFor !== 'places') return waitsForOpening
    const [first] = await transaction
      .select({ rank: min(campWaits.rank) })
      .from(campWaits)
      .where(eq(campWaits.camp, wait.camp))
    if (first?.rank !== wait.rank)
      await transaction
        .update(campWaits)
        .set({ rank: (first?.rank ?? 0) - 1 })
        .where(eq(campWaits.id, wait.id))
    await note(transaction, wait, { at, author: signed.author, action: 'camp.wait-moved' })
    await offerPlaces(transaction, { camp: wait.camp, at, isFreed: false })
    return undefined
  })
}

/** Offers free places to somebody before their turn. */
export function offerByHand(services: StoreServices, signed: Signed): Promise<OfficeAnswer> {
  return onWait(services, signed, async (transaction, wait, at) => {
    if (wait.state === 'offered') return undefined
    if (wait.state !== 'waiting' && wait.state !== 'lapsed') return gone
    if (wait.waitsFor !== 'places') return waitsForOpening
    const [desk] = await transaction.select().from(campDesks).where(eq(campDesks.camp, wait.camp))
    const kept = (await readKept(transaction, wait.camp)).get(wait.camp)?.places ?? 0
    if (wait.places > (desk?.places ?? 0) - kept || !(await offer(transaction, wait, at))) return noPlace
    await note(transaction, wait, { at, author: signed.author, action: 'camp.wait-offered' })
    return undefined
  })
}

/** Takes somebody off the list; what was offered to them goes to the next. */
export function removeWait(services: StoreServices, signed: Signed): Promise<OfficeAnswer> {
  return onWait(services, signed, async (transaction, wait, at) => {
    if (wait.state === 'left') return undefined
    if (!['asked', 'waiting', 'offered', 'lapsed'].includes(wait.state)) return gone
    await transaction.update(campWaits).set({ state: 'left' }).where(eq(campWaits.id, wait.id))
    await note(transaction, wait, { at, author: signed.author, action: 'camp.wait-removed' })
    await offerPlaces(transaction, { camp: wait.camp, at, isFreed: false })
    return undefined
  })
}

type Act = (transaction: Transaction, wait: Wait, at: Date) => Promise<string | undefined>

/** The desk first, then the line of the list: as offers do. */
async function onWait(
  { database, clock }: StoreServices,
  { waitId }: Signed,
  act: Act,
): Promise<OfficeAnswer> {
  const [known] = await database.select().from(campWaits).where(eq(campWaits.id, waitId))
  if (!known) return { ok: false, message: gone }
  return database.transaction(async (transaction): Promise<OfficeAnswer> => {
    await transaction.select().from(campDesks).where(eq(campDesks.camp, known.camp)).for('update')
    const [wait] = await transaction.select().from(campWaits).where(eq(campWaits.id, waitId)).for('update')
    const problem = wait ? await act(transaction, wait, clock.now()) : gone
    return problem === undefined ? { ok: true } : { ok: false, message: problem }
  })
}

type Noted = Pick<Parameters<typeof auditCamp>[1], 'at' | 'author' | 'action'>

/** The audit log names the camp, never a guest. */
function note(transaction: Transaction, { id, title }: Wait, noted: Noted): Promise<void> {
  return auditCamp(transaction, { ...noted, subject: { id, name: `Stage ${title}` } })
}
