import { z } from 'zod'
import { optionalLine, requiredLine } from '#app/domain/shared/forms/form-text.ts'

/** A postal address in France, overseas included; the postcode is text (leading zeros), there is no region. */
export type Address = {
  readonly street: string
  readonly line2: string | undefined
  readonly postcode: string
  readonly city: string
}

export const street = requiredLine({ missing: 'Indiquez le numéro et la rue.', longest: 120 })
export const secondLine = optionalLine({ longest: 120 })

export const city = requiredLine({ missing: 'Indiquez la ville.', longest: 80 }).refine(
  (name) => /\p{L}/u.test(name),
  { error: 'Indiquez la ville en toutes lettres.' },
)

export const postcode = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, '').replace(/^F-?(?=\d)/i, ''))
  .refine((typed) => typed !== '', { error: 'Indiquez le code postal.', abort: true })
  .refine((typed) => /^\d{5}$/.test(typed), {
    error: 'Un code postal compte cinq chiffres, comme 69003.',
    abort: true,
  })

/** The lines of an envelope: the city in capitals, however it was typed. */
export function addressLines({ street: first, line2, postcode: code, city: name }: Address): string[] {
  return [first, ...(line2 === undefined ? [] : [line2]), `${code} ${name.toLocaleUpperCase('fr-FR')}`]
}

/** The address when there is one: undefined for fields that were not asked for. */
export function addressOf(
  first: string | undefined,
  line2: string | undefined,
  code: string | undefined,
  name: string | undefined,
): Address | undefined {
  if (first === undefined || code === undefined || name === undefined) return undefined
  return { street: first, line2, postcode: code, city: name }
}
