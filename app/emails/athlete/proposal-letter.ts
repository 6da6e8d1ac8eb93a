import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'

/** Somebody who proposes. */
type Proposer = { readonly name: string; readonly firstName: string; readonly email: string }

/** What a mail about a proposal is written from. */
export type ProposalLetter = {
  readonly competition: Competition
  readonly proposer: Proposer
  readonly club: ClubFacts
  readonly siteUrl: string
}

/** The club's answer to it. */
export type DecisionLetter = ProposalLetter & {
  readonly isAccepted: boolean
  /** Why, in the words of a coach. */
  readonly reason: string | undefined
}
