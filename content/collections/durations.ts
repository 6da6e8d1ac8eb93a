import { z } from 'zod'

const months = (least: number, most: number) => z.int().min(least).max(most).default(most)

/** Months that each is kept; the most is what the register says, the owner may ask for less. */
export const durationsFile = z.strictObject({
  messages: months(1, 36),
  mails: months(1, 12),
  members: months(12, 36),
  invitations: months(1, 12),
  participants: months(1, 12),
  sendings: months(1, 12),
  signIns: months(3, 12),
  auditLog: months(12, 36),
  revisions: months(3, 36),
})

export type Durations = z.output<typeof durationsFile>
export const longestDurations: Durations = durationsFile.parse({})
