import { z } from 'zod'
import { normalisePhone } from '../people/phone.ts'
import { optionalLine, requiredLine } from './form-text.ts'

export type FormValues<Name extends string> = Record<Name, string>

export type FormProblem<Name extends string> = { field: Name; message: string }

/** The named text fields of a form; one that is absent, or is a file, counts as empty. */
export function textFields<Name extends string>(form: FormData, names: readonly Name[]): FormValues<Name> {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as FormValues<Name>
}

/** One text field of a form, read in the same way. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The first problem of each field, in the order of the form. */
export function problemsOf<Name extends string>(
  error: z.ZodError,
  names: readonly Name[],
): FormProblem<Name>[] {
  return names.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field)
    return issue ? [{ field, message: issue.message }] : []
  })
}

export const ownNames = ['firstName', 'lastName'] as const

/** One's own name, as one is asked for it. */
export function ownNamesSchema(longest: number) {
  return z.object({
    firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest }),
    lastName: requiredLine({ missing: 'Indiquez votre nom.', longest }),
  })
}

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
