import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { DueReminder } from '#app/domain/competitions/store.server.ts'

/** What a reminder is written from. */
export type ReminderLetter = {
  readonly reminder: DueReminder
  /** `YYYY-MM-DD` in France. */
  readonly today: string
  readonly club: ClubFacts
  readonly siteUrl: string
  /** Cuts mails of this kind without signing in. */
  readonly cutUrl: string
}
