import type { ProposalField } from '#app/domain/competitions/forms/proposal-schema.ts'

/** What a part of the form shows in its fields. */
export type FieldProps = {
  valueOf: (name: ProposalField) => string
  errorOf: (name: ProposalField) => string | undefined
}
