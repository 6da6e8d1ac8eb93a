import { lanes } from '../geometry/line-bundle.ts'
import { relief } from '../geometry/relief.ts'
import { waves } from '../geometry/waves.ts'
import { highlight, type Bundle } from './drawing.ts'

export function emptyFlat(): Bundle {
  return highlight(
    Array.from({ length: 7 }, (_, index) => `M10 ${36 + index * 14}H310`),
    3,
  )
}

export function emptyWaves(): Bundle {
  const water = { width: 320, height: 92, top: 34, count: 7, cycles: 2.4, amplitude: 6, step: 8, margin: 0 }
  return highlight(waves(water), 3)
}

export function emptyRelief(): Bundle {
  const hill = { centreX: 160, centreY: 76, innerRadius: 5, gap: 9, count: 8, seed: 14, roughness: 0.3 }
  return highlight(relief({ ...hill, stretchX: 1.9 }), 5)
}

export function emptyLanes(): Bundle {
  const track = { centreX: 160, centreY: 76, innerRadius: 18, gap: 9, count: 6, straight: 130 }
  return highlight(lanes(track), 3)
}
