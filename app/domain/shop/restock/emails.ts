import { z } from 'zod'

/** `product`: its name; `detail`: its colour and size in words; `path`: its page, from the root of the site */
const about = { product: z.string(), detail: z.string().optional(), path: z.string() }

export const restockAsked = {
  name: 'restock-asked',
  facts: z.object({ ...about, secret: z.string() }),
}
export const restockBack = { name: 'restock-back', facts: z.object(about) }

export type RestockAbout = z.output<typeof restockBack.facts>
