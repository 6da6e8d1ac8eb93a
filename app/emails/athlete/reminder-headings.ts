import { daysApart } from '#app/domain/competitions/days-apart.ts'
import type { ReminderFacts } from '#app/domain/competitions/emails.ts'
import type { ReminderKind } from '#app/domain/competitions/reminders/reminders.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'

type Heading = { readonly subject: string; readonly title: string; readonly preview: string }

export function headingOf(kind: ReminderKind, { competition, today }: ReminderFacts): Heading {
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
