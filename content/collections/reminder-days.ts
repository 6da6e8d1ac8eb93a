import { z } from 'zod'

const days = (least: number, most: number, usual: number) => z.int().min(least).max(most).default(usual)

/** Days before what it is about that each reminder leaves; `thanks` after it. */
export const reminderDaysFile = z
  .strictObject({
    papers: days(3, 60, 14),
    packing: days(2, 30, 7),
    meeting: days(1, 14, 3),
    thanks: days(1, 7, 1),
    balance: days(3, 60, 14),
    registrationCloses: days(1, 30, 3),
    race: days(1, 30, 7),
  })
  .superRefine(({ papers, packing, meeting }, { addIssue }) => {
    if (packing <= meeting) addIssue({ code: 'custom', path: ['packing'], message: 'Plus de jours avant que le rendez-vous.' })
    if (papers <= packing) addIssue({ code: 'custom', path: ['papers'], message: 'Plus de jours avant que le sac.' })
  })

export type ReminderDays = z.output<typeof reminderDaysFile>
export const usualReminderDays: ReminderDays = reminderDaysFile.parse({})
