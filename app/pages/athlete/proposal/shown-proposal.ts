import type { Competition } from '#app/domain/competitions/competition.ts'
import { formatDayRange } from '#app/domain/shared/french-dates.ts'

/** A proposal, or what may be the same race, in words. */
export type ShownProposal = ReturnType<typeof shownProposal>

const states: Readonly<Record<Competition['status'], string>> = {
  proposed: 'En attente d’un coach',
  confirmed: 'Au calendrier',
  cancelled: 'Annulée',
  refused: 'Non retenue',
}

export function shownProposal({ id, title, startOn, endOn, place, status }: Competition) {
  return { id, title, days: formatDayRange(startOn, endOn), place, status, state: states[status] }
}
