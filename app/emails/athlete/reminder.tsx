import { answers } from '#app/domain/competitions/answers/answer.ts'
import { calendarPath, competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { daysApart } from '#app/domain/competitions/days-apart.ts'
import { reminderEmail, type ReminderFacts } from '#app/domain/competitions/emails.ts'
import { formatEntered } from '#app/domain/competitions/formats/race-format.ts'
import { allReminderKinds } from '#app/domain/competitions/reminders/reminders.ts'
import { daysInWords } from '#app/domain/shared/dates/days-in-words.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { template } from '../templates.server.tsx'
import { factsOfCompetition } from './competition-facts.tsx'

export const reminderEmails = allReminderKinds.map((kind) =>
  template(reminderEmail(kind), (facts, { club, siteUrl }) => {
    const { competition, firstName, cutUrl } = facts
    const answer = answers[facts.answer]
    const { subject, title, sentence } = words[kind](facts)
    const format = formatEntered(competition.formats, facts.format)
    return {
      subject,
      title,
      preview: `${competition.title}, ${formatFullDay(competition.startOn)}`,
      replyTo: club.email,
      unsubscribeUrl: cutUrl,
      greets: firstName,
      body: (
        <>
          <MailParagraph>{sentence}</MailParagraph>
          <MailFacts facts={factsOfCompetition(competition, { answer, format: format?.name })} />
          <MailLink address={siteUrl + competitionPath(competition.id)}>
            Voir la course au calendrier
          </MailLink>
          <MailParagraph>
            {`Vous recevez ce rappel parce que vous avez répondu «\u202f${answer}\u202f» à cette course. `}
            <TextLink address={cutUrl}>Ne plus recevoir ce genre de rappel</TextLink>
            {' · '}
            <TextLink address={`${siteUrl}${calendarPath}/abonnement#rappels`}>Choisir mes rappels</TextLink>
          </MailParagraph>
        </>
      ),
    }
  }),
)

const words = {
  'registration-opens': ({
    competition: { title, registrationOpensOn, registrationClosesOn },
  }: ReminderFacts) => ({
    subject: `Inscriptions ouvertes\u00A0: ${title}`,
    title: 'Les inscriptions sont ouvertes.',
    sentence: `Les inscriptions sont ouvertes depuis le ${dayOf(registrationOpensOn)}${
      registrationClosesOn ? `, jusqu’au ${dayOf(registrationClosesOn)}` : ''
    }. On s’inscrit chez l’organisateur : répondre au calendrier du club ne suffit pas.`,
  }),
  'registration-closes': ({ competition: { title, registrationClosesOn } }: ReminderFacts) => ({
    subject: `Inscriptions${registrationClosesOn ? ` jusqu’au ${formatDay(registrationClosesOn)}` : ''}\u00A0: ${title}`,
    title: 'Les inscriptions ferment bientôt.',
    sentence: `Les inscriptions ferment le ${dayOf(registrationClosesOn)}. Vous êtes déjà sur la liste de l’organisateur ? Tout est en ordre.`,
  }),
  'week-before': ({ competition: { title, startOn }, today }: ReminderFacts) => {
    const days = daysApart(today, startOn)
    return {
      subject: `${days === 1 ? 'Demain' : `Dans ${days}\u00A0jours`}\u00A0: ${title}`,
      title: days === 1 ? 'C’est demain.' : `C’est dans ${daysInWords(days)}.`,
      sentence: `Votre course a lieu le ${dayOf(startOn)}. Avant de préparer votre sac, vérifiez l’heure du départ et le trajet sur sa page. Belle course\u202f!`,
    }
  },
}

function dayOf(day: string | undefined): string {
  return day === undefined ? '' : formatFullDay(day)
}
