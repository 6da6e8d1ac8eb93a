import { faces } from './faces.server.ts'
import type { FaceFile } from './faces.server.ts'
import type { FaceName } from './look.ts'

/** A character: what is drawn of it, by which file, and what is meant when no file has it. */
export type Letter = { drawn: string; meant: string; file: FaceFile }

const placeholder = '?'

/**
 * A text one can draw, whatever was typed: on one line, without control characters. A character we have no drawing of
 * stands as its plain letter or as « ? »; what is copied and read aloud is the character itself.
 */
export function lettersOf(text: string, faceName: FaceName): Letter[] {
  const face = faces[faceName]
  return Array.from(cleaned(text)).flatMap((meant) => {
    const file = face.get(meant)
    return file ? { drawn: meant, meant, file } : standInsFor(meant, face)
  })
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trimStart()
}

function standInsFor(meant: string, face: ReadonlyMap<string, FaceFile>): Letter[] {
  const stands = Array.from(standInOf(meant)).map((drawn) => ({ drawn, file: face.get(drawn) }))
  const letters = stands.flatMap(({ drawn, file }) => (file ? { drawn, meant: '', file } : []))
  const known = letters.length === stands.length ? letters : lettersOf(placeholder, 'text')
  return known.map((letter, index) => ({ ...letter, meant: index === 0 ? meant : '' }))
}

/** « e » for « ễ », nothing for an accent alone; a picture stands for itself. */
function standInOf(character: string): string {
  if (/\p{Zs}/u.test(character)) return ' '
  return character.normalize('NFKD').replace(/\p{M}/gu, '')
}
