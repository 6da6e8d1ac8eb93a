import { formatDay, formatDayOfYear } from '#app/domain/shared/dates/french-dates.ts'
import type { Competition } from '../competition.ts'
import { daysApart } from '../days-apart.ts'

type RegistrationState = 'unknown' | 'upcoming' | 'open' | 'closing' | 'closed'

type Registration = Pick<Competition, 'startOn' | 'status' | 'registrationOpensOn' | 'registrationClosesOn'>

/** From so many days before they close, registrations are closing. */
const closingDays = 7

/** The state on a day (`YYYY-MM-DD`); closed once the race began or is cancelled, unknown when no date is given. */
export function registrationState(competition: Registration, today: string): RegistrationState {
  const { startOn, status, registrationOpensOn: opensOn, registrationClosesOn: closesOn } = competition
  if (status === 'cancelled' || startOn <= today) return 'closed'
  if (closesOn !== undefined && closesOn < today) return 'closed'
  if (opensOn !== undefined && opensOn > today) return 'upcoming'
  if (closesOn !== undefined && daysApart(today, closesOn) <= closingDays) return 'closing'
  return opensOn === undefined && closesOn === undefined ? 'unknown' : 'open'
}

/** « Inscriptions jusqu’au 12 mai 2027 », without the year in the last days; undefined when there is nothing to say. */
export function registrationLabel(competition: Registration, today: string): string | undefined {
  const { registrationOpensOn: opensOn, registrationClosesOn: closesOn, startOn, status } = competition
  const state = registrationState(competition, today)
  if (state === 'unknown' || status === 'cancelled' || startOn <= today) return undefined
  if (state === 'closed') return 'Inscriptions closes'
  if (state === 'upcoming' && opensOn) return `Inscriptions à partir du ${formatDay(opensOn)}`
  if (closesOn === undefined) return 'Inscriptions ouvertes'
  if (closesOn === today) return 'Dernier jour pour s’inscrire'
  return `Inscriptions jusqu’au ${state === 'closing' ? formatDayOfYear(closesOn) : formatDay(closesOn)}`
}
