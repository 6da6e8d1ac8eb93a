import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/form-fields.ts'
import type { ShownProposal } from './shown-proposal.ts'

export type ProposalAnswer = {
  attempt: string
  values: FormValues<ProposalField>
  problems: FormProblem<ProposalField>[]
  /** What may be the same race: sent again, the form goes on. */
  similar: ShownProposal[]
  obstacle?: string
}
