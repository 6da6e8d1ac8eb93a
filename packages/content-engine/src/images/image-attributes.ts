import { IMAGE_FOLDER, imageFile } from './manifest.ts'
import type { ImageManifest } from './manifest.ts'

export type ImageAttributes = {
  readonly src: string
  readonly srcSet: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  readonly loading: 'lazy'
  readonly decoding: 'async'
}

const FALLBACK_WIDTH = 1024
const TEXT_WIDTH = '(min-width: 768px) 720px, 100vw'

/**
 * Attributes of an `<img>` for a content image: every made width, and its own size so that nothing moves when
 * it arrives. `sizes` is how wide it is shown. Undefined when the manifest does not have it.
 */
export function imageAttributes(
  manifest: ImageManifest,
  key: string,
  sizes: string = TEXT_WIDTH,
): ImageAttributes | undefined {
  const entry = Object.hasOwn(manifest, key) ? manifest[key] : undefined
  if (!entry) return undefined
  const address = (width: number) => `/${IMAGE_FOLDER}/${imageFile(entry, width)}`
  const fallback = entry.widths.findLast((width) => width <= FALLBACK_WIDTH) ?? entry.width
  return {
    src: address(fallback),
    srcSet: entry.widths.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
    width: entry.width,
    height: entry.height,
    loading: 'lazy',
    decoding: 'async',
  }
}
