import type { Competition } from '#app/domain/competitions/competition.ts'
import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/forms/form-fields.ts'

export type ProposalAnswer = {
  attempt: string
  values: FormValues<ProposalField>
  problems: FormProblem<ProposalField>[]
  similar: ShownProposal[]
  problem?: string
}

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

export const seenName = 'vue'
