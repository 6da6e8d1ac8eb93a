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

const STORED = /^photos\/([\da-f]{32})-(\d{1,4})x(\d{1,4})\.webp$/

const STORED_WIDTHS = [320, 640, 768, 1024, 1280, 1536]

export const LARGEST_STORED_WIDTH = 1536

/** The image of a key that names no file of the content but one kept by the site: `photos/{hash}-{width}x{height}.webp`. */
export function storedImage(key: string): ImageEntry | undefined {
  const [, hash, ...sides] = STORED.exec(key) ?? []
  const [width = 0, height = 0] = sides.map(Number)
  if (!hash || width < 1 || width > LARGEST_STORED_WIDTH || height < 1) return undefined
  return { hash, width, height, widths: [...STORED_WIDTHS.filter((least) => least < width), width] }
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
  const stored = storedImage(key)
  const entry = stored ?? (Object.hasOwn(manifest, key) ? manifest[key] : undefined)
  if (!entry) return undefined
  const folder = stored ? 'photos' : IMAGE_FOLDER
  const address = (width: number) => `/${folder}/${imageFile(entry, width)}`
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
