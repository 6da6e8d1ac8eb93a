import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'

export type FieldProps = {
  valueOf: (name: ProposalField) => string
  errorOf: (name: ProposalField) => string | undefined
}
