import { create, type Font } from 'fontkit'
import figures from './fonts/figures.ttf?inline'
import strongFurther from './fonts/strong-further.ttf?inline'
import strong from './fonts/strong.ttf?inline'
import textFurther from './fonts/text-further.ttf?inline'
import text from './fonts/text.ttf?inline'
import thinSpace from './fonts/thin-space.ttf?inline'
import title from './fonts/title.ttf?inline'
import type { FaceName } from './look.ts'

/** One file of a face. Read once: each of its characters has a glyph of its own, so that no document leaves a trace in it. */
export type FaceFile = { name: string; font: Font }

type Face = ReadonlyMap<string, FaceFile>

const thin = fileOf('thin-space', thinSpace)
const texts = [thin, fileOf('text', text), fileOf('text-further', textFurther)]
const strongs = [thin, fileOf('strong', strong), fileOf('strong-further', strongFurther)]
const titles = [thin, fileOf('title', title), ...strongs.slice(1)]
const figureFiles = [thin, fileOf('figures', figures), ...strongs.slice(1)]

export const faces: Readonly<Record<FaceName, Face>> = {
  text: faceOf(texts),
  strong: faceOf(strongs),
  title: faceOf(titles),
  figures: faceOf(figureFiles),
}

export const faceFiles: readonly FaceFile[] = [...new Set([texts, strongs, titles, figureFiles].flat())]

function fileOf(name: string, dataAddress: string): FaceFile {
  const font = create(Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64'))
  if (!('characterSet' in font)) throw new Error(`The font ${name} is a collection.`)
  // Each met first as itself: one met as a part of another (the « ı » of « î ») would have no character for ever.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  return { name, font }
}

function faceOf(files: FaceFile[]): Face {
  const first = new Map<string, FaceFile>()
  for (const file of files.toReversed())
    for (const code of file.font.characterSet) first.set(String.fromCodePoint(code), file)
  return first
}
