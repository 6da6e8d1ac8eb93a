import { competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { raceChanges } from '#app/domain/competitions/changes/change-to-tell.ts'
import { raceChange, type RaceChangeFacts } from '#app/domain/competitions/emails.ts'
import { AddedWord } from '../layout/added-word.tsx'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'
import { factsOfCompetition, whenAndWhere } from './competition-facts.tsx'

export const raceChangeEmails = raceChanges.map((change) =>
  template(raceChange(change), (facts, { club, siteUrl }) => {
    const { competition, firstName } = facts
    const { subject, title, sentence } = words[change](facts)
    return {
      subject: `${subject}\u00A0: ${competition.title}`,
      title,
      preview: `${competition.title}, ${whenAndWhere(competition)}`,
      replyTo: club.email,
      greets: firstName,
      body: (
        <>
          <MailParagraph>{sentence}</MailParagraph>
          <AddedWord word={facts.word} />
          <MailFacts facts={factsOfCompetition(competition)} />
          <MailLink address={siteUrl + competitionPath(competition.id)}>
            Voir la course au calendrier
          </MailLink>
          <MailParagraph>
            Vous recevez ce message parce que vous avez répondu à cette course. Votre inscription se règle
            chez l’organisateur.
          </MailParagraph>
        </>
      ),
    }
  }),
)

const words = {
  moved: ({ before }: RaceChangeFacts) => ({
    subject: 'Course modifiée',
    title: 'Votre course change.',
    sentence: `La date, l’heure ou le lieu de votre course a changé. Avant : ${whenAndWhere(before)}. Vérifiez que votre réponse tient toujours.`,
  }),
  cancelled: () => ({
    subject: 'Course annulée',
    title: 'Votre course est annulée.',
    sentence: 'La course ci-dessous est annulée. Elle reste au calendrier, marquée comme telle.',
  }),
  restored: () => ({
    subject: 'Course maintenue',
    title: 'Votre course a bien lieu.',
    sentence:
      'La course ci-dessous, annoncée comme annulée, a bien lieu. Vérifiez sa date, son heure et son lieu.',
  }),
}
