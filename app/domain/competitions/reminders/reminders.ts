import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import type { Participation } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

export const reminderKinds = {
  'registration-opens': 'L’ouverture des inscriptions d’une course qui vous intéresse',
  'registration-closes': 'Trois jours avant la clôture des inscriptions',
  'week-before': 'Une semaine avant votre course',
} as const
export type ReminderKind = keyof typeof reminderKinds
export const isReminderKind = isKeyOf(reminderKinds)
export const allReminderKinds = Object.keys(reminderKinds).filter(isReminderKind)

/** An email to send: its key is unique, so that it is written down once and sent at most once. */
export type Reminder = {
  readonly key: string
  readonly kind: ReminderKind
  readonly memberId: string
  readonly competition: Competition
  readonly participation: Participation
}

const mostDaysLate = 2

const daysBefore = { 'week-before': 7, 'registration-opens': 0, 'registration-closes': 3 } as const

/** In how many days, at the least and at most, lies the day that a reminder sent today is about. */
export const dueWindows = allReminderKinds.map((kind) => ({
  kind,
  from: daysBefore[kind] - mostDaysLate,
  to: daysBefore[kind],
}))

type Answered = Pick<Reminder, 'competition' | 'participation'>

/** Reminders of an answer due on a day, those of a missed night during two days. The key names what is reminded of: sent once. */
export function remindersOf(
  { competition, participation }: Answered,
  { today, isCut }: { readonly today: string; readonly isCut: (kind: ReminderKind) => boolean },
): Reminder[] {
  const { competitionId, memberId, answer } = participation
  if (answer === 'passing') return []
  return dueOf(competition, today)
    .filter(({ kind }) => (kind !== 'week-before' || answer === 'going') && !isCut(kind))
    .map(({ kind, about }) => ({
      key: `${kind} ${competitionId} ${memberId} ${about}`,
      kind,
      memberId,
      competition,
      participation,
    }))
}

type Due = { kind: ReminderKind; about: string }

function dueOf(competition: Competition, today: string): Due[] {
  const { status, startOn, registrationOpensOn, registrationClosesOn } = competition
  if (status !== 'confirmed' || startOn <= today) return []
  const due: Due[] = [{ kind: 'week-before', about: startOn }]
  const isClosed = registrationClosesOn !== undefined && registrationClosesOn < today
  const isToOpen = registrationOpensOn !== undefined && registrationOpensOn > today
  if (registrationOpensOn && !isClosed) due.push({ kind: 'registration-opens', about: registrationOpensOn })
  if (registrationClosesOn && !isToOpen)
    due.push({ kind: 'registration-closes', about: registrationClosesOn })
  return due.filter(({ kind, about }) => {
    const late = daysApart(addDays(about, -daysBefore[kind]), today)
    return late >= 0 && late <= mostDaysLate
  })
}
