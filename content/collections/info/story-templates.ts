import { z } from 'zod'
import { slug, text } from '../shared.ts'

/** What a picture can be, as its addresses say it. */
const templates = [
  'faisceau',
  'anneau',
  'relief',
  'carte',
  'profil',
  'tours',
  'seance',
  'triptyque',
  'sans-trace',
] as const

const figures = [
  'distance',
  'temps',
  'temps-total',
  'allure',
  'vitesse',
  'denivele',
  'frequence-cardiaque',
  'frequence-cardiaque-max',
  'cadence',
  'puissance',
  'meilleur-400',
  'meilleur-1000',
  'meilleur-5000',
] as const

/** Pictures the club has made its own: one press sets them up. `palette` is one of the site's or of `palettes`. */
export const storyTemplates = z
  .array(
    z.strictObject({
      name: text,
      template: z.enum(templates),
      palette: slug,
      shade: z.enum(['dark', 'light']),
      format: z.enum(['story', 'portrait', 'carre']),
      figures: z.array(z.enum(figures)).max(6).default([]),
    }),
  )
  .max(12)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: 'deux modèles ont le même nom',
  })
  .default([])
