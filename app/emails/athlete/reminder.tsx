import { answers } from '#app/domain/competitions/answers/answer.ts'
import { reminderEmail, type ReminderFacts } from '#app/domain/competitions/emails.ts'
import { formatEntered } from '#app/domain/competitions/formats/race-format.ts'
import { allReminderKinds, type ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { TextLink } from '../layout/text-link.tsx'
import { template, type Site } from '../templates.server.ts'
import { competitionPage, reminderChoicePage } from './addresses.ts'
import { factsOfCompetition } from './competition-facts.tsx'
import { headingOf } from './reminder-headings.ts'

export const reminderEmails = allReminderKinds.map((kind) =>
  template(reminderEmail(kind), (facts, site) => ({
    subject: headingOf(kind, facts).subject,
    replyTo: site.club.email,
    unsubscribeUrl: facts.cutUrl,
    body: <Reminder kind={kind} facts={facts} site={site} />,
  })),
)

type ReminderProps = { kind: ReminderKind; facts: ReminderFacts; site: Site }

function Reminder({ kind, facts, site: { club, siteUrl } }: ReminderProps) {
  const { competition, firstName, cutUrl } = facts
  const { title, preview } = headingOf(kind, facts)
  const answer = answers[facts.answer]
  const format = formatEntered(competition.formats, facts.format)
  return (
    <MailLayout sender={senderOf(club)} title={title} preview={preview}>
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
    </MailLayout>
  )
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
