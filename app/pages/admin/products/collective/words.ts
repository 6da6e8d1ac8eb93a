import type { CollectiveRow } from '#app/domain/shop/store.server.ts'

export type CollectiveStanding = 'coming' | 'open' | 'closing' | 'confirmed' | 'ending' | 'cancelled'

export const standingNames: Readonly<Record<CollectiveStanding, string>> = {
  coming: 'À venir',
  open: 'Ouverte',
  closing: 'Se ferme',
  confirmed: 'À produire',
  ending: 'S’annule',
  cancelled: 'Annulée',
}

export function standingOf({ state, opensAt, closesAt }: CollectiveRow, now: Date): CollectiveStanding {
  if (state !== 'open') return state
  if (now < opensAt) return 'coming'
  return now < closesAt ? 'open' : 'closing'
}
