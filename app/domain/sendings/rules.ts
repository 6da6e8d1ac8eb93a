import { isKeyOf } from '#app/domain/shared/key-of.ts'

export type SendingKind = 'invitations' | 'letter'

export const sendingStates = {
  waiting: 'En attente',
  sent: 'Parti',
  known: 'Déjà au club',
  'left-out': 'Laissé de côté',
  failed: 'En échec',
  stopped: 'Arrêté',
} as const
export type SendingState = keyof typeof sendingStates
export const isSendingState = isKeyOf(sendingStates)

/** Emails a minute that all lists and letters share: what mail servers take from a club without a frown. */
export const mostAMinute = 30

/** How often a line is tried before it is said to have failed. */
export const mostAttempts = 5

/** Ms before a line that failed is tried again, after so many attempts. */
export function pauseAfter(attempts: number): number {
  return attempts * 60_000
}

/** Minutes that so many lines take at the least. */
export function minutesFor(lines: number): number {
  return Math.ceil(lines / mostAMinute)
}

export const guestCutYears = 3
