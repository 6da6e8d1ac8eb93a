import { createHash } from 'node:crypto'
import type { OutputInfo } from 'sharp'
import { loadSharp } from '#app/outside/files/load-sharp.server.ts'
import { storedImage } from '@allure/content-engine/images'
import { cropOf, focusIn, leastSide, mostPixels, photoSource, type Focus, type PhotoFrame } from './photo.ts'

const recipe = 'webp 80 1'
const reading = { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' } as const
const largest = { width: 1536, height: 3072, fit: 'inside', withoutEnlargement: true } as const

export type Cut = { readonly frame: PhotoFrame; readonly focus: Focus }

type Sizes = {
  readonly id: string
  readonly width: number
  readonly height: number
  /** The focus in what is kept. */
  readonly focus: Focus
  readonly files: AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>
}

/** The photo upright, cut, without a word of its device, in WebP of each width, made one by one. The message is French. */
export async function reencode(
  bytes: Uint8Array,
  { frame, focus }: Cut,
): Promise<Sizes | { readonly problem: string }> {
  const sharp = await loadSharp()
  const head = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return { problem: unreadable }
  const { width, height } = head.autoOrient
  if (width * height > mostPixels)
    return { problem: 'Cette photo est trop grande\u00A0: 64\u00A0millions de pixels au plus.' }
  const upright = await sharp(bytes, reading)
    .autoOrient()
    .extract(cropOf({ width, height }, frame, focus))
    .resize(largest)
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!upright) return { problem: unreadable }
  const { data, info } = upright
  if (Math.min(info.width, info.height) < leastSide)
    return { problem: `Cette photo est trop petite\u00A0: ${leastSide}\u00A0pixels de côté au moins.` }
  const id = nameOf(bytes, { frame, focus })
  const kept = focusIn({ width, height }, frame, focus)
  return { id, width: info.width, height: info.height, focus: kept, files: filesOf(id, data, info) }
}

const unreadable = 'Cette photo est abîmée ou incomplète\u00A0: elle ne peut pas être lue.'

function nameOf(bytes: Uint8Array, { frame, focus }: Cut): string {
  const cut = frame === 'whole' ? frame : `${frame} ${focus.x} ${focus.y}`
  return createHash('sha256').update(`${recipe} ${cut}`).update(bytes).digest('hex').slice(0, 32)
}

async function* filesOf(id: string, data: Buffer, { width, height, channels }: OutputInfo) {
  const key = photoSource({ id, width, height }).slice(1)
  const sharp = await loadSharp()
  for (const each of storedImage(key)?.widths ?? []) {
    const raw = { width, height, channels }
    const bytes = await sharp(data, { raw }).resize({ width: each }).webp({ quality: 80 }).toBuffer()
    yield { name: `${id}-${each}.webp`, bytes }
  }
}
