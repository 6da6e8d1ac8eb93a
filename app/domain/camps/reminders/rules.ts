import { addDays } from '#app/domain/shared/dates/french-dates.ts'

export const reminderKinds = ['papers', 'packing', 'meeting', 'thanks'] as const
export type ReminderKind = (typeof reminderKinds)[number]

type Window = {
  readonly kind: ReminderKind
  readonly of: 'startOn' | 'endOn'
  readonly from: number
  readonly to: number
}

/** Days before the start, or after the end, that each is sent in: the first of them, or a later one when it was missed. */
const windows: readonly Window[] = [
  { kind: 'papers', of: 'startOn', from: -14, to: -8 },
  { kind: 'packing', of: 'startOn', from: -7, to: -4 },
  { kind: 'meeting', of: 'startOn', from: -3, to: -1 },
  { kind: 'thanks', of: 'endOn', from: 1, to: 10 },
]

/** Which mail a participant of a camp is due on a day (`YYYY-MM-DD`), if any. */
export function reminderOn(
  camp: { readonly startOn: string; readonly endOn: string },
  today: string,
): ReminderKind | undefined {
  const due = windows.find(
    ({ of, from, to }) => addDays(camp[of], from) <= today && today <= addDays(camp[of], to),
  )
  return due?.kind
}

/** Nobody is written to before this time in France. */
export const earliest = '08:00'
