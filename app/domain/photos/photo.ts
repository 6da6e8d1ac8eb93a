import type { ImageAttributes } from '@allure/content-engine/images'

export const photoFrames = ['whole', 'square', 'portrait', 'landscape'] as const

/** How a photo is cut, around its focus. */
export type PhotoFrame = (typeof photoFrames)[number]

/** Percents from the left and from the top. */
export type Focus = { readonly x: number; readonly y: number }

export type StoredPhoto = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** What stands under it, unless a text says otherwise. */
  readonly caption: string | null
  readonly credit: string | null
  readonly focus: Focus
}

export const largestPhoto = 40 * 1024 * 1024

/** Pixels a photo may unfold into: more than any telephone takes, 200 MB at most while it is read. */
export const mostPixels = 64_000_000

export const leastSide = 320

export const longestAlt = 200
export const longestCaption = 300

export const photoAuthorYears = 3

const ratios: Readonly<Record<Exclude<PhotoFrame, 'whole'>, number>> = {
  square: 1,
  portrait: 4 / 5,
  landscape: 3 / 2,
}

type Size = { readonly width: number; readonly height: number }

/** The part of a photo that a frame keeps, in whole pixels: as large as it can be, as near to the focus. */
export function cropOf({ width, height }: Size, frame: PhotoFrame, focus: Focus) {
  const ratio = frame === 'whole' ? width / height : ratios[frame]
  const kept = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  return {
    ...kept,
    left: startOf(width, kept.width, focus.x),
    top: startOf(height, kept.height, focus.y),
  }
}

/** Where a focus stands in what a frame kept of a photo. */
export function focusIn(size: Size, frame: PhotoFrame, focus: Focus): Focus {
  const { left, top, width, height } = cropOf(size, frame, focus)
  const percent = (whole: number, at: number, start: number, kept: number) =>
    Math.round(Math.min(Math.max((whole * at) / 100 - start, 0), kept) / (kept / 100))
  return {
    x: percent(size.width, focus.x, left, width),
    y: percent(size.height, focus.y, top, height),
  }
}

function startOf(whole: number, kept: number, percent: number): number {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - kept / 2, 0), whole - kept))
}

/** Keeps a focus in sight of an image that its box cuts. */
export function focusStyle({ x, y }: Focus) {
  return { objectPosition: `${x}% ${y}%` }
}

/** How content names a photo, as an address of its images: `/photos/{id}-{width}x{height}.webp`. */
export function photoSource({ id, width, height }: Pick<StoredPhoto, 'id' | 'width' | 'height'>): string {
  return `/photos/${id}-${width}x${height}.webp`
}

/** The id in the address of a photo; undefined for any other picture. */
export function photoIdOf(source: string): string | undefined {
  return /^\/?photos\/([\da-f-]+?)-\d+x\d+\.webp$/.exec(source)?.[1]
}

/** Whether this is the file of a photo's width, as browsers ask for it: `3f…-640.webp`. */
export function isPhotoFile(name: string): boolean {
  return /^[\da-f]{32}-\d{1,4}\.webp$/.test(name)
}

/** A photo as a page draws it, with what the library says of it. */
export type ShownPhoto = {
  readonly image: ImageAttributes & { readonly style?: ReturnType<typeof focusStyle> }
  readonly alt: string
  readonly caption: string | null
  readonly credit: string | null
}
