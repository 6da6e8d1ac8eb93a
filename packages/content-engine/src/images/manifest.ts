/** An image as it was made: its own size in pixels, and its files by width. */
export type ImageEntry = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
}

/** By image key: the path inside the content directory. */
export type ImageManifest = Readonly<Record<string, ImageEntry>>

export const IMAGE_FOLDER = 'content-images'

export function imageFile(entry: ImageEntry, width: number): string {
  return `${entry.hash}-${width}.webp`
}
