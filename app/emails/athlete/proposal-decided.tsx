import { competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { proposalDecision } from '#app/domain/competitions/emails.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { template } from '../templates.server.tsx'
import { factsOfCompetition } from './competition-facts.tsx'

export const proposalDecidedEmails = [true, false].map((isAccepted) =>
  template(proposalDecision(isAccepted), ({ competition, proposer, reason }, { club, siteUrl }) => ({
    subject: `${isAccepted ? 'Au calendrier' : 'Proposition non retenue'}\u00A0: ${competition.title}`,
    replyTo: club.email,
    title: isAccepted ? 'Votre course est au calendrier.' : 'Votre proposition n’est pas retenue.',
    preview: competition.title,
    body: (
      <>
        <MailParagraph>{proposer.firstName ? `Bonjour ${proposer.firstName},` : 'Bonjour,'}</MailParagraph>
        <MailParagraph>
          {isAccepted
            ? 'Merci de l’avoir proposée : tout le club peut maintenant y répondre. Dites si vous y allez, avec quel format.'
            : 'Merci de l’avoir proposée. Les coachs ne la mettent pas au calendrier du club ; rien ne vous empêche de la courir.'}
        </MailParagraph>
        {reason === undefined ? null : <MailQuote words={reason} />}
        <MailFacts facts={factsOfCompetition(competition)} />
        {isAccepted ? (
          <MailLink address={siteUrl + competitionPath(competition.id)}>Répondre à cette course</MailLink>
        ) : null}
        <MailParagraph>Une question ? Répondez à ce message.</MailParagraph>
      </>
    ),
  })),
)
