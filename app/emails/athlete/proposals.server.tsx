import type { Competition } from '#app/domain/competitions/competition.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { renderMail } from '../render-mail.server.ts'
import { ProposalDecided } from './proposal-decided.tsx'
import type { DecisionLetter, ProposalLetter } from './proposal-letter.ts'
import { ProposalNotice } from './proposal-notice.tsx'

/** The notice to the club that a member proposes a race; answers go to them. */
export async function writeProposalNotice(
  letter: ProposalLetter,
  similar: readonly Competition[],
): Promise<MailToQueue> {
  const { competition, proposer, club } = letter
  return {
    template: 'proposal-notice',
    recipient: club.email,
    replyTo: proposer.email,
    subject: `[Calendrier] Course proposée\u00A0: ${competition.title}`,
    ...(await renderMail(<ProposalNotice letter={letter} similar={similar} />)),
  }
}

export async function writeProposalDecision(letter: DecisionLetter): Promise<MailToQueue> {
  const { competition, proposer, club, isAccepted } = letter
  const outcome = isAccepted ? 'Au calendrier' : 'Proposition non retenue'
  return {
    template: isAccepted ? 'proposal-accepted' : 'proposal-refused',
    recipient: proposer.email,
    replyTo: club.email,
    subject: `${outcome}\u00A0: ${competition.title}`,
    ...(await renderMail(<ProposalDecided letter={letter} />)),
  }
}
