import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'

type Proposer = { readonly name: string; readonly firstName: string; readonly email: string }

export type ProposalLetter = {
  readonly competition: Competition
  readonly proposer: Proposer
  readonly club: ClubFacts
  readonly siteUrl: string
}

export type DecisionLetter = ProposalLetter & {
  readonly isAccepted: boolean
  readonly reason: string | undefined
}
