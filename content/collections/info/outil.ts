import { z } from 'zod'
import { day, text } from '../shared.ts'
import { storyPalettes, taken } from './story-palettes.ts'
import { storyTemplates } from './story-templates.ts'

export const outil = z.strictObject({
  title: text,
  description: text,
  lead: text,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

export const outilStory = outil
  .extend({
    /** Colours of the club's own, beside those of the pictures. */
    palettes: storyPalettes,
    templates: storyTemplates,
  })
  .superRefine(({ palettes, templates }, context) => {
    const known = [...taken, ...palettes.map(({ id }) => id)]
    templates.forEach(({ palette }, index) => {
      if (known.includes(palette)) return
      context.addIssue({
        code: 'custom',
        path: ['templates', index, 'palette'],
        message: `palette inconnue, choisissez parmi ${known.join(', ')}`,
      })
    })
  })

export const outilQualification = outil.extend({
  /** The page of the rules. */
  explanation: z.strictObject({ title: text, description: text, lead: text }),
  /** Races to come; `slots` are for women and men together. */
  races: z.array(
    z.strictObject({
      name: text,
      date: day,
      distance: z.enum(['ironman', '70.3']),
      slots: z.int().min(1).max(1000),
    }),
  ),
})
