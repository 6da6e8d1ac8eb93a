export type ImageEntry = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

export type ImageManifest = Readonly<Record<string, ImageEntry>>

export const IMAGE_FOLDER = 'content-images'

export function imageFile(entry: ImageEntry, width: number): string {
  return `${entry.hash}-${width}.webp`
}

export function keysOfImageFile(manifest: ImageManifest, file: string): readonly string[] {
  return Object.entries(manifest)
    .filter(([, entry]) => entry.widths.some((width) => imageFile(entry, width) === file))
    .map(([key]) => key)
}

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

/** Attributes of an `<img>` for a content image, shown as wide as `sizes` says; undefined when it was not built. */
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
