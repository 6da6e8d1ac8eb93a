import { optionalLine } from './form-text.ts'
import { normalisePhone } from './french-phone.ts'

/** An optional phone number as people in France type it; it comes out as E.164, left empty as `undefined`. */
export const optionalPhone = optionalLine({ longest: 40 }).transform((typed, check) => {
  if (typed === undefined) return undefined
  const number = normalisePhone(typed)
  if (number === undefined)
    check.addIssue({
      code: 'custom',
      message: 'Vérifiez ce numéro\u00a0: dix chiffres, comme 06 12 34 56 78.',
    })
  return number
})
