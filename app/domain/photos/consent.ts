import { z } from 'zod'
import { optionalLine, requiredLine } from '#app/domain/shared/forms/form-text.ts'

/** What somebody shown agreed to. */
export const consentScopes = {
  site: 'Le site du club',
  'site-reseaux': 'Le site et les réseaux sociaux du club',
  tout: 'Le site, les réseaux sociaux et les imprimés du club',
} as const

export type ConsentScope = keyof typeof consentScopes

export const consentFields = ['person', 'scope', 'givenOn', 'endsOn'] as const

const day = z.iso.date({ error: 'Indiquez un jour qui existe.' })

/** A consent as it is typed; days are `YYYY-MM-DD`. @param today no consent is given later */
export const consentSchema = (today: string) =>
  z.object({
    person: requiredLine({ missing: 'Indiquez qui est montré.', longest: 120 }),
    scope: z.enum(['site', 'site-reseaux', 'tout'], { error: 'Choisissez ce qui est permis.' }),
    givenOn: day.refine((given) => given <= today, { error: 'Cet accord n’est pas encore donné.' }),
    endsOn: optionalLine({ longest: 10 }).pipe(
      day.refine((end) => end >= today, { error: 'Cette fin est déjà passée.' }).optional(),
    ),
  })

export type TypedConsent = z.output<ReturnType<typeof consentSchema>>
