import { z } from 'zod'
import { euros, text } from '../shared.ts'

const service = z.strictObject({
  name: text,
  text,
  options: z.array(z.strictObject({ minutes: z.int().min(5).max(240), price: euros })).min(1),
})

export const soins = z.strictObject({
  description: text,
  head: z.strictObject({ start: text, word: text, lead: text }),
  menu: z.strictObject({ title: text, lead: text, notice: text, services: z.array(service).min(1) }),
  practice: z.strictObject({
    title: text,
    steps: z.array(z.strictObject({ title: text, text })).min(1),
    place: text,
    hours: text,
    payment: text,
    cancellation: text,
    audience: text,
  }),
  gift: z.strictObject({ title: text, lead: text }),
  sample: z.boolean().default(false),
})
