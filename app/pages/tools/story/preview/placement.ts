import { formats, type FormatName, type Placement } from '#app/ui/art/stories/story.ts'

const near = 14
const [smallest, largest] = [0.3, 3]

export type Box = { left: number; right: number; top: number; bottom: number }

/** The placement, held where the middle or an edge of the drawing comes near the middle or an edge of the words. */
export function snapped(
  placement: Placement,
  box: Box | undefined,
  format: FormatName,
): { placement: Placement; snaps: string[] } {
  const { width, height, top, bottom } = formats[format]
  const snaps: string[] = []
  let { x, y } = placement
  const { scale } = placement
  if (Math.abs(x) < near) {
    x = 0
    snaps.push('middle-x')
  }
  if (Math.abs(y) < near) y = 0
  if (box) {
    const high = height / 2 + y + (box.top - height / 2) * scale
    const low = height / 2 + y + (box.bottom - height / 2) * scale
    const across = width / 2 + x + ((box.left + box.right) / 2 - width / 2) * scale
    if (x !== 0 && Math.abs(across - width / 2) < near) {
      x += width / 2 - across
      snaps.push('middle-x')
    }
    if (y !== 0 && Math.abs(high - top) < near) {
      y += top - high
      snaps.push('top')
    } else if (y !== 0 && Math.abs(low - bottom) < near) {
      y += bottom - low
      snaps.push('bottom')
    } else if (y !== 0 && Math.abs((high + low) / 2 - height / 2) < near) {
      y += height / 2 - (high + low) / 2
      snaps.push('middle-y')
    }
  }
  return { placement: { x, y, scale }, snaps }
}

/** Kept within reach: never further than off the picture, never too small to take hold of. */
export function bounded({ x, y, scale }: Placement, format: FormatName): Placement {
  const { width, height } = formats[format]
  const between = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return {
    x: between(x, width * 0.8),
    y: between(y, height * 0.8),
    scale: Math.min(largest, Math.max(smallest, scale)),
  }
}

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key moves the drawing: by 10 pixels of the picture, 50 with Shift; undefined for any other key. */
export function placementAfterKey(
  placement: Placement,
  key: string,
  isLarge: boolean,
): Placement | undefined {
  const [x, y] = steps[key] ?? [0, 0]
  const step = isLarge ? 50 : 10
  if (steps[key]) return { ...placement, x: placement.x + x * step, y: placement.y + y * step }
  if (key === '+' || key === '=') return { ...placement, scale: placement.scale * 1.06 }
  if (key === '-') return { ...placement, scale: placement.scale / 1.06 }
  return key === 'Home' ? { x: 0, y: 0, scale: 1 } : undefined
}
