import { relief } from '../geometry/relief.ts'
import { highlight, type Drawing } from './drawing.ts'

/** An abstract portrait: a small relief, seed = whom it stands for. */
export function avatarDrawing(seed: number): Drawing {
  const hill = { centreX: 24, centreY: 24, innerRadius: 2, gap: 3.4, count: 10, roughness: 0.34, twist: 0.12 }
  const contours = relief({ ...hill, seed, points: 36 })
  const bundle = highlight(contours, 2 + ((seed * 7) % 5))
  return { viewBox: '0 0 48 48', preserveAspectRatio: 'xMidYMid slice', ...bundle }
}
