import type { Competition } from '#app/domain/competitions/competition.ts'

export const competitionStates = {
  proposed: 'proposée',
  confirmed: 'confirmée',
  cancelled: 'annulée',
  refused: 'refusée',
} as const satisfies Record<Competition['status'], string>
