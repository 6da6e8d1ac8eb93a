import { z } from 'zod'

const longest = 254

/** An email address as typed in a form: spaces around it are dropped, each mistake says its fix in French. */
export function emailAddress(missing: string) {
  return z
    .string()
    .trim()
    .superRefine((address, check) => {
      const error = mistakeIn(address, missing)
      if (error !== undefined) check.addIssue({ code: 'custom', message: error })
    })
}

const wellFormed = z.email()

function mistakeIn(address: string, missing: string): string | undefined {
  if (address === '') return missing
  if (address.length > longest) return `Cette adresse est trop longue\u00a0: ${longest} caractères au plus.`
  if (/[\s,;]/.test(address)) return 'Écrivez une seule adresse, sans espace ni virgule.'
  if (!address.includes('@'))
    return 'Il manque «\u202f@\u202f» dans l’adresse, par exemple «\u202fprenom@exemple.fr\u202f».'
  if (/@[^.]+$/.test(address)) return 'Il manque la fin de l’adresse, par exemple «\u202f.fr\u202f».'
  if (/[^\x21-\x7e]/.test(address)) return 'Retirez les accents de l’adresse.'
  if (!wellFormed.safeParse(address).success)
    return 'Vérifiez cette adresse\u00a0: elle s’écrit comme «\u202fprenom@exemple.fr\u202f».'
  return undefined
}
