import { z } from 'zod'
import { emailAddress } from '#app/domain/shared/people/email-address.ts'

/** Days that an address waits at most; one that was not confirmed waits less. */
export const waitingDays = 180
export const unconfirmedDays = 7

/** Sizes that one address may wait for. */
export const mostOfAnAddress = 10

/** Hours that those who were told have before the next ones are. */
export const roundHours = 24

export const restockFields = ['email'] as const
export type RestockField = (typeof restockFields)[number]

export const restockSchema = z.object({ email: emailAddress('Indiquez votre adresse e-mail.').toLowerCase() })

/** How many more may be told: as many as there are pieces for whom nobody was told a moment ago. */
export function howManyToTell({ pieces, toldLately }: { pieces: number; toldLately: number }): number {
  return Math.max(0, pieces - toldLately)
}
