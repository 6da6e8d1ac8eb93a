import { eq } from 'drizzle-orm'
import { areFree, offerPlaces, type Wait } from '#app/domain/places/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { campDesks, campWaits } from '#db/schema/index.ts'
import { nextRank, stillFree } from './join-store.server.ts'
import { findWait } from './read-waits-store.server.ts'

export const waitActs = ['confirmer', 'rester', 'quitter', 'revenir'] as const
export type WaitAct = (typeof waitActs)[number]

type Answered = { readonly ok: true } | { readonly ok: false; readonly message: string }
type Change = Partial<typeof campWaits.$inferInsert> & { readonly state: Wait['state'] }

const late = 'Ce n’est plus possible\u00a0: voyez où en est votre demande.'

/** What whoever waits presses: confirm an address, let a place go and stay, leave, come back at the end. Pressed twice, it is done once. */
export async function answerWait(
  { database, clock }: StoreServices,
  { secret, act }: { readonly secret: string; readonly act: WaitAct },
): Promise<Answered> {
  const found = await findWait(database, secret)
  if (!found) return { ok: false, message: late }
  const at = clock.now()
  return database.transaction(async (transaction): Promise<Answered> => {
    await transaction.select().from(campDesks).where(eq(campDesks.camp, found.camp)).for('update')
    const [wait] = await transaction.select().from(campWaits).where(eq(campWaits.id, found.id)).for('update')
    if (!wait || wait.startOn <= dayInParis(at)) return { ok: false, message: late }
    if (act === 'revenir' && isOut(wait) && (await areFree(transaction, wait)))
      return { ok: false, message: stillFree }
    const change = await changeOf(transaction, wait, act)
    if (change === 'done') return { ok: true }
    if (!change) return { ok: false, message: late }
    await transaction.update(campWaits).set(change).where(eq(campWaits.id, wait.id))
    await offerPlaces(transaction, { camp: wait.camp, at, isFreed: false })
    return { ok: true }
  })
}

const isOut = ({ state }: Wait) => state === 'lapsed' || state === 'left'

async function changeOf(
  transaction: Transaction,
  wait: Wait,
  act: WaitAct,
): Promise<Change | 'done' | undefined> {
  const { camp, state, hasPassed } = wait
  if (act === 'confirmer') {
    if (state === 'asked') return { state: 'waiting', rank: await nextRank(transaction, camp) }
    return state === 'waiting' || state === 'offered' ? 'done' : undefined
  }
  if (act === 'rester') {
    if (state === 'offered') return { state: 'waiting', hasPassed: true }
    return state === 'waiting' && hasPassed ? 'done' : undefined
  }
  if (act === 'quitter') {
    if (state === 'left') return 'done'
    return state === 'taken' || state === 'closed' || state === 'told' ? undefined : { state: 'left' }
  }
  if (state === 'waiting' || state === 'offered') return 'done'
  return isOut(wait)
    ? { state: 'waiting', rank: await nextRank(transaction, camp), hasPassed: false }
    : undefined
}
