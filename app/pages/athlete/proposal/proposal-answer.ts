import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'
import type { FormProblem, FormValues } from '#app/domain/shared/form-fields.ts'
import type { ShownProposal } from './shown-proposal.ts'

/** The form again, with what was typed and what stands in the way. `attempt` tells one answer from the next. */
export type ProposalAnswer = {
  attempt: string
  values: FormValues<ProposalField>
  problems: FormProblem<ProposalField>[]
  /** What may be the same race: sent again, the form goes on. */
  similar: ShownProposal[]
  /** What stands in the way of the whole form. */
  obstacle?: string
}
