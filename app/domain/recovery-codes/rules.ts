export const codesInASet = 10

/** Says of the security page that a code has just been used. */
export const usedCode = 'code-utilise'

/** « Il vous reste 3 codes sur 10. » */
export function codesLeftWords(left: number): string {
  if (left === 0) return 'Vous n’avez aucun code de secours.'
  return `Il vous reste ${left} code${left > 1 ? 's' : ''} sur ${codesInASet}.`
}

/** Characters of a code: no letter that is taken for a figure. 80 bits, so that a plain hash hides them. */
export const codeLength = 16
export const codeCharacters = '0123456789abcdefghjkmnpqrstvwxyz'

/** A code as people read and write it: `k3qm-7xw2-…`. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** The code that was typed, however it was spaced; `undefined` when it can be none. */
export function codeOfTyped(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  const isCode = code.length === codeLength && [...code].every((letter) => codeCharacters.includes(letter))
  return isCode ? code : undefined
}
