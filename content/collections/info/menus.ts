import { z } from 'zod'
import { text } from '../shared.ts'

/** Words of a menu, short enough for one line of the narrowest telephone (320 px). */
const label = (longest: number) => text.max(longest)

const described = z.strictObject({ label: label(24), detail: label(36) })

const header = z.strictObject({
  home: label(12),
  team: label(12),
  coaching: label(12),
  camps: label(12),
  tools: label(12),
  care: label(12),
  shop: label(12),
  contact: label(12),
  athlete: label(16),
})

/** What the line of the header holds where the menu is narrowest, for somebody signed in. */
const longestHeader = 72

export const menus = z.strictObject({
  header: header.superRefine((labels, context) => {
    const signs = Object.values(labels).join('').length
    if (signs > longestHeader)
      context.addIssue({
        code: 'custom',
        path: ['home'],
        message: `${signs} caractères en tout\u00a0: la ligne en tête en tient ${longestHeader}`,
      })
  }),
  coaching: z.strictObject({ running: described, triathlon: described, swimming: described }),
  tools: z.strictObject({
    runningPace: described,
    swimPace: described,
    runningEquivalence: described,
    triathlonTime: described,
    ironmanQualification: described,
    story: described,
  }),
  footer: z.strictObject({
    services: label(24),
    resources: label(24),
    business: label(24),
    care: label(28),
    testimonials: label(28),
    instagramCoaching: label(28),
    instagramTherapy: label(28),
  }),
  member: z.strictObject({
    account: label(24),
    calendar: label(24),
    season: label(24),
    office: label(24),
    signOut: label(24),
  }),
})
