import { alarmInWords, taskAlarm } from '#app/domain/alarms/alarm.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const taskAlarmEmail = template(taskAlarm, ({ task, since, endedAt }, { siteUrl }) => {
  const { title, advice } = alarmInWords(task)
  if (endedAt)
    return {
      subject: `[Réglé] ${title}`,
      title: 'C’est réglé',
      preview: `Ce n’est plus vrai\u00a0: ${title}`,
      body: (
        <MailParagraph>
          {`Nous vous l’avions écrit\u00a0: «\u202f${title}\u202f», depuis le ${formatInstant(since)}. Ce n’est plus le cas depuis le ${formatInstant(endedAt)}\u00a0: rien ne vous attend.`}
        </MailParagraph>
      ),
    }
  return {
    subject: `[À traiter] ${title}`,
    title,
    preview: `Depuis le ${formatInstant(since)}`,
    body: (
      <>
        <MailParagraph>{`C’est ainsi depuis le ${formatInstant(since)}. ${advice}`}</MailParagraph>
        <MailParagraph>
          {`Le journal technique dit pourquoi («\u202fjob failed\u202f», ${task}). Nous vous écrirons quand ce sera réglé.`}
        </MailParagraph>
        <MailLink address={`${siteUrl}/admin`}>Voir ce qui vous attend</MailLink>
      </>
    ),
  }
})
