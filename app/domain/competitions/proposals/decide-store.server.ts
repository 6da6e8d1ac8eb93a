import { and, eq } from 'drizzle-orm'
import { readClub } from '#app/domain/club/store.server.ts'
import { queueMail } from '#app/domain/mail/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { writeProposalDecision } from '#app/emails/athlete/proposals.server.tsx'
import type { SiteContentReader } from '#content/collections.ts'
import type { Transaction } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { actOnCompetition } from '../changes/act-store.server.ts'
import type { Changed, ChangeServices, OnCompetition } from '../changes/act-store.server.ts'

type DecisionServices = ChangeServices & { readonly content: SiteContentReader; readonly siteUrl: string }

type Decision = OnCompetition & {
  readonly isAccepted: boolean
  readonly reason?: string | undefined
}

/**
 * Decides of what a member proposed: it is in the calendar from now on, or never. Who proposed it gets a mail, while they
 * are in the club.
 */
export async function decideProposal(
  services: DecisionServices,
  { isAccepted, reason, ...on }: Decision,
): Promise<Changed> {
  const { facts: club } = await readClub(services.content)
  return actOnCompetition(services, on, {
    line: isAccepted ? 'competition.accepted' : 'competition.refused',
    obstacle: ({ status }) =>
      status === 'proposed'
        ? undefined
        : 'Cette course n’attend pas de décision\u00A0: elle a déjà été prise.',
    status: isAccepted ? 'confirmed' : 'refused',
    async andThen(transaction, competition, at) {
      const proposer = await readProposer(transaction, competition.proposedBy)
      if (!proposer) return
      const about = { competition, proposer, club, siteUrl: services.siteUrl }
      await queueMail(transaction, await writeProposalDecision({ ...about, isAccepted, reason }), at)
    },
  })
}

async function readProposer(transaction: Transaction, memberId: string | undefined) {
  if (memberId === undefined) return undefined
  const isInClub = and(eq(members.userId, memberId), eq(members.status, 'active'))
  const [member] = await transaction.select().from(members).where(isInClub)
  return member && { ...member, name: nameOfPerson(member) }
}
