import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import type { SecondFactorPolicy } from '#content/collections/access.ts'

/** « pour administrer le site »: of whom a second factor is required, as the privacy page says it on a day. */
export function whomItIsRequiredOf(
  { assistants, members, requiredFrom }: SecondFactorPolicy,
  day: string,
): string {
  const asked = [
    ...(assistants === 'required' ? ['pour administrer le site'] : []),
    ...(members === 'required' ? ['pour les adhérents'] : []),
  ].join(' et ')
  if (asked === '') return 'pour les coachs'
  if (requiredFrom !== undefined && day < requiredFrom)
    return `pour les coachs, puis, à partir du ${formatFullDay(requiredFrom)}, ${asked}`
  return assistants === 'required' ? asked : `pour les coachs et ${asked}`
}
