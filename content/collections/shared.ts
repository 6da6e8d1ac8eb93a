import { z } from 'zod'

export const text = z.string().trim().min(1)
/** `AAAA-MM-JJ`, or in samples an offset such as `J+45`. */
export const day = z.iso.date()
export const hour = z.iso.time({ precision: -1 })
export const slug = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'minuscules, chiffres et tirets attendus')
export const euros = z.number().min(0).multipleOf(0.01)
export const webAddress = z.string().regex(/^https:\/\/[^\s]+$/, 'adresse https:// attendue')
export const email = z.email()
/** E.164: `+33612345678`. */
export const phone = z.e164()

export const postalAddress = z.strictObject({
  street: text,
  postcode: z.string().regex(/^\d{5}$/, 'code postal de cinq chiffres, entre guillemets, attendu'),
  city: text,
  country: text.default('France'),
})

/** A picture: of the photo library (`/photos/…`), or beside the document. Forms choose it in the library. */
export const photo = text.meta({ field: 'photo' })

/** Marks of any document or list item: `sample` is shown as « Exemple », `draft` is never shown. */
export const marks = { sample: z.boolean().default(false), draft: z.boolean().default(false) }
