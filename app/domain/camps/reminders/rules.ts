import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { usualReminderDays, type ReminderDays } from '#content/collections/reminder-days.ts'

export const reminderKinds = ['papers', 'packing', 'meeting', 'thanks'] as const
export type ReminderKind = (typeof reminderKinds)[number]

type Window = {
  readonly kind: ReminderKind
  readonly of: 'startOn' | 'endOn'
  readonly from: number
  readonly to: number
}

/** Days after the end of a camp until which nobody was thanked too late. */
export const lastThanks = 10

/** Days before the start, or after the end, that each is sent in: the first of them, or a later one when it was missed. */
const windowsOf = ({ papers, packing, meeting, thanks }: ReminderDays): readonly Window[] => [
  { kind: 'papers', of: 'startOn', from: -papers, to: -packing - 1 },
  { kind: 'packing', of: 'startOn', from: -packing, to: -meeting - 1 },
  { kind: 'meeting', of: 'startOn', from: -meeting, to: -1 },
  { kind: 'thanks', of: 'endOn', from: thanks, to: lastThanks },
]

/** Which mail a participant of a camp is due on a day (`YYYY-MM-DD`), if any. */
export function reminderOn(
  camp: { readonly startOn: string; readonly endOn: string },
  today: string,
  days = usualReminderDays,
): ReminderKind | undefined {
  const due = windowsOf(days).find(
    ({ of, from, to }) => addDays(camp[of], from) <= today && today <= addDays(camp[of], to),
  )
  return due?.kind
}
