import type { ListFilter } from './list.tsx'

const periods = [7, 30, 90, 365] as const

const oneDay = 86_400_000

/** The filter « Période » of a list (`?periode=`). */
export const periodFilter: ListFilter = {
  name: 'periode',
  label: 'Période',
  choices: [
    { value: '', label: 'Depuis toujours' },
    { value: '7', label: '7 derniers jours' },
    { value: '30', label: '30 derniers jours' },
    { value: '90', label: '90 derniers jours' },
    { value: '365', label: 'Un an' },
  ],
}

/** Since when a list is asked for; undefined for all there is. */
export function sinceOf(kept: Readonly<Record<string, string>>, now: Date): Date | undefined {
  const days = periods.find((one) => String(one) === kept.periode)
  return days === undefined ? undefined : new Date(now.getTime() - days * oneDay)
}
