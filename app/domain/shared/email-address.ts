import { z } from 'zod'

const longest = 254

/** An e-mail address as typed in a form: spaces around it are dropped, each mistake says its fix in French. */
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
  if (address.length > longest) return `Cette adresse est trop longue : ${longest} caractères au plus.`
  if (/[\s,;]/.test(address)) return 'Écrivez une seule adresse, sans espace ni virgule.'
  if (!address.includes('@')) return 'Il manque « @ » dans l’adresse, par exemple « prenom@exemple.fr ».'
  if (/@[^.]+$/.test(address)) return 'Il manque la fin de l’adresse, par exemple « .fr ».'
  if (/[^\x21-\x7e]/.test(address)) return 'Retirez les accents de l’adresse.'
  if (!wellFormed.safeParse(address).success)
    return 'Vérifiez cette adresse : elle s’écrit comme « prenom@exemple.fr ».'
  return undefined
}
