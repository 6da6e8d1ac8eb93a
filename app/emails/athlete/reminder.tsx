import { answers } from '#app/domain/competitions/answers/answer.ts'
import { daysApart } from '#app/domain/competitions/days-apart.ts'
import { reminderEmail, type ReminderFacts } from '#app/domain/competitions/emails.ts'
import { formatEntered } from '#app/domain/competitions/formats/race-format.ts'
import { allReminderKinds, type ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { template } from '../templates.server.tsx'
import { competitionPage, reminderChoicePage } from './addresses.ts'
import { factsOfCompetition } from './competition-facts.tsx'

export const reminderEmails = allReminderKinds.map((kind) =>
  template(reminderEmail(kind), (facts, { club, siteUrl }) => {
    const { competition, firstName, cutUrl } = facts
    const answer = answers[facts.answer]
    const format = formatEntered(competition.formats, facts.format)
    return {
      ...headingOf(kind, facts),
      replyTo: club.email,
      unsubscribeUrl: cutUrl,
      body: (
        <>
          <MailParagraph>{firstName ? `Bonjour ${firstName},` : 'Bonjour,'}</MailParagraph>
          <MailParagraph>{sentences[kind](facts)}</MailParagraph>
          <MailFacts
            facts={factsOfCompetition(competition, {
              answer,
              format: format?.name,
            })}
          />
          <MailLink address={competitionPage(siteUrl, competition.id)}>Voir la course au calendrier</MailLink>
          <MailParagraph>
            {`Vous recevez ce rappel parce que vous avez répondu « ${answer} » à cette course. `}
            <TextLink address={cutUrl}>Ne plus recevoir ce genre de rappel</TextLink>
            {' · '}
            <TextLink address={reminderChoicePage(siteUrl)}>Choisir mes rappels</TextLink>
          </MailParagraph>
        </>
      ),
    }
  }),
)

function headingOf(kind: ReminderKind, { competition, today }: ReminderFacts) {
  const { title: name, startOn, registrationClosesOn } = competition
  const preview = `${name}, ${formatFullDay(startOn)}`
  if (kind === 'registration-opens')
    return {
      subject: `Inscriptions ouvertes\u00A0: ${name}`,
      title: 'Les inscriptions sont ouvertes.',
      preview,
    }
  if (kind === 'registration-closes') {
    const until = registrationClosesOn === undefined ? '' : ` jusqu’au ${formatDay(registrationClosesOn)}`
    return {
      subject: `Inscriptions${until}\u00A0: ${name}`,
      title: 'Les inscriptions ferment bientôt.',
      preview,
    }
  }
  const days = daysApart(today, startOn)
  return {
    subject: `Dans ${days}\u00A0jours\u00A0: ${name}`,
    title: days === 7 ? 'C’est dans une semaine.' : `C’est dans ${days}\u00A0jours.`,
    preview,
  }
}

const sentences = {
  'registration-opens': ({ competition }: ReminderFacts) =>
    `Les inscriptions sont ouvertes depuis le ${dayOf(competition.registrationOpensOn)}${
      competition.registrationClosesOn ? `, jusqu’au ${dayOf(competition.registrationClosesOn)}` : ''
    }. On s’inscrit chez l’organisateur : répondre au calendrier du club ne suffit pas.`,
  'registration-closes': ({ competition }: ReminderFacts) =>
    `Les inscriptions ferment le ${dayOf(competition.registrationClosesOn)}. Vous êtes déjà sur la liste de l’organisateur ? Tout est en ordre.`,
  'week-before': ({ competition }: ReminderFacts) =>
    `Votre course a lieu le ${dayOf(competition.startOn)}. Avant de préparer votre sac, vérifiez l’heure du départ et le trajet sur sa page. Belle course\u202f!`,
}

function dayOf(day: string | undefined): string {
  return day === undefined ? '' : formatFullDay(day)
}
