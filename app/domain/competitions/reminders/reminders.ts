import { daysInWords } from '#app/domain/shared/dates/days-in-words.ts'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { usualReminderDays, type ReminderDays } from '#content/collections/reminder-days.ts'
import type { Participation } from '../answers/answer.ts'
import type { Competition } from '../competition.ts'

export const allReminderKinds = ['registration-opens', 'registration-closes', 'week-before'] as const
export type ReminderKind = (typeof allReminderKinds)[number]

export function isReminderKind(name: string): name is ReminderKind {
  return allReminderKinds.some((kind) => kind === name)
}

/** What an athlete reads of a kind, where they choose. */
export function nameOfReminder(kind: ReminderKind, { race, registrationCloses }: ReminderDays): string {
  if (kind === 'registration-opens') return 'L’ouverture des inscriptions d’une course qui vous intéresse'
  if (kind === 'week-before') return `${capitalised(daysInWords(race))} avant votre course`
  return `${capitalised(daysInWords(registrationCloses))} avant la clôture des inscriptions`
}

/** An email to send: its key is unique, so that it is written down once and sent at most once. */
export type Reminder = {
  readonly key: string
  readonly kind: ReminderKind
  readonly memberId: string
  readonly competition: Competition
  readonly participation: Participation
}

const mostDaysLate = 2

/** In how many days, at the least and at most, lies the day that a reminder sent today is about. */
export function dueWindow(kind: ReminderKind, { race, registrationCloses }: ReminderDays) {
  if (kind === 'registration-opens') return { from: -mostDaysLate, to: 0 }
  const to = kind === 'week-before' ? race : registrationCloses
  return { from: Math.max(0, to - mostDaysLate), to }
}

type Answered = Pick<Reminder, 'competition' | 'participation'>

/** Reminders of an answer due on a day, those of a missed night during two days. The key names what is reminded of: sent once. */
export function remindersOf(
  { competition, participation }: Answered,
  {
    today,
    isCut,
    days = usualReminderDays,
  }: {
    readonly today: string
    readonly isCut: (kind: ReminderKind) => boolean
    readonly days?: ReminderDays
  },
): Reminder[] {
  const { competitionId, memberId, answer } = participation
  if (answer === 'passing') return []
  return dueOf(competition, today, days)
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

function dueOf(competition: Competition, today: string, days: ReminderDays): Due[] {
  const { status, startOn, registrationOpensOn, registrationClosesOn } = competition
  if (status !== 'confirmed' || startOn <= today) return []
  const due: Due[] = [{ kind: 'week-before', about: startOn }]
  const isClosed = registrationClosesOn !== undefined && registrationClosesOn < today
  const isToOpen = registrationOpensOn !== undefined && registrationOpensOn > today
  if (registrationOpensOn && !isClosed) due.push({ kind: 'registration-opens', about: registrationOpensOn })
  if (registrationClosesOn && !isToOpen)
    due.push({ kind: 'registration-closes', about: registrationClosesOn })
  return due.filter(({ kind, about }) => {
    const { from, to } = dueWindow(kind, days)
    return addDays(today, from) <= about && about <= addDays(today, to)
  })
}
