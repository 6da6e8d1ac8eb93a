import { proposalNotice, type ProposalNoticeFacts } from '#app/domain/competitions/emails.ts'
import { formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { template } from '../templates.server.tsx'
import { factsOfCompetition } from './competition-facts.tsx'

export const proposalNoticeEmail = template(
  proposalNotice,
  ({ competition, proposer, similar }, { siteUrl }) => ({
    subject: `[Calendrier] Course proposée\u00A0: ${competition.title}`,
    replyTo: proposer.email,
    title: 'Une course est proposée',
    preview: `${competition.title}, par ${proposer.name}`,
    body: (
      <>
        <MailFacts
          facts={[{ term: 'Proposée par', value: proposer.name }, ...factsOfCompetition(competition)]}
        />
        {similar.length > 0 ? (
          <>
            <MailParagraph>Elle ressemble à une course que le site connaît déjà :</MailParagraph>
            <MailQuote words={similar.map(lineOf).join('\n')} />
          </>
        ) : null}
        <MailLink address={`${siteUrl}/admin/competitions/${competition.id}`}>Décider</MailLink>
        <MailParagraph>
          Les autres membres ne la voient pas tant qu’un coach ne l’a pas acceptée.
        </MailParagraph>
        <MailParagraph>
          {`${proposer.firstName || proposer.name} apprend la décision par e-mail. Répondre à ce message lui écrit directement.`}
        </MailParagraph>
      </>
    ),
  }),
)

const states = { proposed: 'proposée', confirmed: 'au calendrier', cancelled: 'annulée', refused: 'refusée' }

function lineOf({ title, startOn, endOn, status }: ProposalNoticeFacts['similar'][number]): string {
  return `${title}, ${formatDayRange(startOn, endOn)} (${states[status]})`
}
