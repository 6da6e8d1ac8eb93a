import { competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { proposalDecision, proposalDecisions } from '#app/domain/competitions/emails.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { template } from '../templates.server.tsx'
import { factsOfCompetition } from './competition-facts.tsx'

const words = {
  accepted: {
    subject: 'Au calendrier',
    title: 'Votre course est au calendrier.',
    sentence:
      'Merci de l’avoir proposée : tout le club peut maintenant y répondre. Dites si vous y allez, avec quel format.',
  },
  merged: {
    subject: 'Déjà au calendrier',
    title: 'Votre course est déjà au calendrier.',
    sentence:
      'Merci de l’avoir proposée : elle y était déjà, la voici. Dites si vous y allez, avec quel format.',
  },
  refused: {
    subject: 'Proposition non retenue',
    title: 'Votre proposition n’est pas retenue.',
    sentence:
      'Merci de l’avoir proposée. Les coachs ne la mettent pas au calendrier du club ; rien ne vous empêche de la courir.',
  },
}

export const proposalDecidedEmails = proposalDecisions.map((decision) =>
  template(proposalDecision(decision), ({ competition, proposer, reason }, { club, siteUrl }) => ({
    subject: `${words[decision].subject}\u00A0: ${competition.title}`,
    replyTo: club.email,
    title: words[decision].title,
    preview: competition.title,
    greets: proposer.firstName,
    body: (
      <>
        <MailParagraph>{words[decision].sentence}</MailParagraph>
        {reason === undefined ? null : <MailQuote words={reason} />}
        <MailFacts facts={factsOfCompetition(competition)} />
        {decision === 'refused' ? null : (
          <MailLink address={siteUrl + competitionPath(competition.id)}>Répondre à cette course</MailLink>
        )}
        <MailParagraph>Une question ? Répondez à ce message.</MailParagraph>
      </>
    ),
  })),
)
