import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { DueReminder } from '#app/domain/competitions/store.server.ts'

export type ReminderLetter = {
  readonly reminder: DueReminder
  /** `YYYY-MM-DD` in France. */
  readonly today: string
  readonly club: ClubFacts
  readonly siteUrl: string
  readonly cutUrl: string
}
