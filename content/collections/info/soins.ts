import { z } from 'zod'
import { euros, photo, text as anyText } from '../shared.ts'

/** What a massage that is no act of health may not promise; « sans visée thérapeutique ni médicale » must be said. */
const healthWords = /thérap|kiné|soign|soulag|guéri|rééduc|diagnosti|masseur|masseuse|patholog/i
const disclaimer = 'sans visée thérapeutique ni médicale'

const text = anyText.refine((value) => !healthWords.test(value.replaceAll(disclaimer, '')), {
  error: 'ce mot est réservé aux professionnels de santé : parlez de massage bien-être, de détente',
})
const notice = text.refine((value) => value.includes(disclaimer), {
  error: `la mention « ${disclaimer} » est obligatoire`,
})

const service = z.strictObject({
  name: text,
  text,
  options: z.array(z.strictObject({ minutes: z.int().min(5).max(240), price: euros })).min(1),
})

export const soins = z.strictObject({
  description: text,
  head: z.strictObject({ start: text, word: text, lead: text, photo: photo.optional() }),
  menu: z.strictObject({ title: text, lead: text, notice, services: z.array(service).min(1) }),
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
