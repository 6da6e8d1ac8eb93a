import type { Photo } from '../editor/choices.ts'

type Sized = { placement: Photo['placement']; bitmap: { width: number; height: number } }

/** Where a photo lies under a picture: it always covers all of it, moved and enlarged about the middle as far as that allows. */
export function photoBox({ placement, bitmap }: Sized, width: number, height: number) {
  const scale = Math.max(1, placement.scale) * Math.max(width / bitmap.width, height / bitmap.height)
  const [wide, high] = [bitmap.width * scale, bitmap.height * scale]
  const within = (moved: number, spare: number) => Math.min(spare, Math.max(-spare, moved))
  return {
    x: (width - wide) / 2 + within(placement.x, (wide - width) / 2),
    y: (height - high) / 2 + within(placement.y, (high - height) / 2),
    width: wide,
    height: high,
  }
}
