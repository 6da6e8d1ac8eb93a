import { correctStock } from '#app/domain/shop/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'

/** What everybody buys. */
export const bottle = { identifier: 'gourde-relief', variant: 'blanc-craie' }
export const oneBottle = `${bottle.identifier}.${bottle.variant}.1`

export type BenchStock = { set: (pieces: number) => Promise<void>; close: () => Promise<void> }

export async function openStock(databaseUrl: string): Promise<BenchStock> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  return {
    close,
    async set(pieces) {
      const wish = { ...bottle, reason: 'correction', pieces: { to: pieces }, author: 'mesure' } as const
      const corrected = await correctStock({ database, clock: systemClock }, wish)
      if (!corrected.ok) throw new Error(corrected.message)
    },
  }
}
