import { z } from 'zod'
import { requiredLine } from './form-text.ts'

export const ownNames = ['firstName', 'lastName'] as const

/** One's own name, as one is asked for it. */
export function ownNamesSchema(longest: number) {
  return z.object({
    firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest }),
    lastName: requiredLine({ missing: 'Indiquez votre nom.', longest }),
  })
}
