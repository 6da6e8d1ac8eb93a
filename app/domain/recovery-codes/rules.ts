export const codesInASet = 10

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
