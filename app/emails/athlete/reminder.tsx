import { answers } from '#app/domain/competitions/answers/answer.ts'
import { formatEntered } from '#app/domain/competitions/formats/race-format.ts'
import { formatFullDay } from '#app/domain/shared/french-dates.ts'
import { MailFacts } from '../mail-facts.tsx'
import { MailLayout } from '../mail-layout.tsx'
import { MailLink } from '../mail-link.tsx'
import { MailParagraph } from '../mail-paragraph.tsx'
import { senderOf } from '../mail-sender.ts'
import { TextLink } from '../text-link.tsx'
import { competitionPage, reminderChoicePage } from './addresses.ts'
import { factsOfCompetition } from './competition-facts.tsx'
import { headingOf } from './reminder-headings.ts'
import type { ReminderLetter } from './reminder-letter.ts'

export function Reminder({ letter }: { letter: ReminderLetter }) {
  const { reminder, today, club, siteUrl, cutUrl } = letter
  const { competition, participation, kind, firstName } = reminder
  const { title, preview } = headingOf(reminder, today)
  const format = formatEntered(competition.formats, participation.format)
  return (
    <MailLayout sender={senderOf(club)} title={title} preview={preview}>
      <MailParagraph>{firstName ? `Bonjour ${firstName},` : 'Bonjour,'}</MailParagraph>
      <MailParagraph>{sentences[kind](letter)}</MailParagraph>
      <MailFacts
        facts={factsOfCompetition(competition, {
          answer: answers[participation.answer],
          format: format?.name,
        })}
      />
      <MailLink address={competitionPage(siteUrl, competition.id)}>Voir la course au calendrier</MailLink>
      <MailParagraph>
        {`Vous recevez ce rappel parce que vous avez répondu « ${answers[participation.answer]} » à cette course. `}
        <TextLink address={cutUrl}>Ne plus recevoir ce genre de rappel</TextLink>
        {' · '}
        <TextLink address={reminderChoicePage(siteUrl)}>Choisir mes rappels</TextLink>
      </MailParagraph>
    </MailLayout>
  )
}

const sentences = {
  'registration-opens': ({ reminder: { competition } }: ReminderLetter) =>
    `Les inscriptions sont ouvertes depuis le ${dayOf(competition.registrationOpensOn)}${
      competition.registrationClosesOn ? `, jusqu’au ${dayOf(competition.registrationClosesOn)}` : ''
    }. On s’inscrit chez l’organisateur : répondre au calendrier du club ne suffit pas.`,
  'registration-closes': ({ reminder: { competition } }: ReminderLetter) =>
    `Les inscriptions ferment le ${dayOf(competition.registrationClosesOn)}. Vous êtes déjà sur la liste de l’organisateur ? Tout est en ordre.`,
  'week-before': ({ reminder: { competition } }: ReminderLetter) =>
    `Votre course a lieu le ${dayOf(competition.startOn)}. Avant de préparer votre sac, vérifiez l’heure du départ et le trajet sur sa page. Belle course\u202f!`,
}

function dayOf(day: string | undefined): string {
  return day === undefined ? '' : formatFullDay(day)
}
