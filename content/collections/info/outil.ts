import { z } from 'zod'
import { day, text } from '../shared.ts'
import { storyPalettes } from './story-palettes.ts'

export const outil = z.strictObject({
  title: text,
  description: text,
  lead: text,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

export const outilStory = outil.extend({
  /** Colours of the club's own, beside those of the pictures. */
  palettes: storyPalettes,
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
