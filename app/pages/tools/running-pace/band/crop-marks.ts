import { bandSize } from './band-look.ts'

const { width, height } = bandSize
const [gap, reach] = [6, 20]

/** Where to cut: two strokes outside each corner, in line with the edges. */
export const cropMarks = [0, height]
  .flatMap((y) => [`M${-reach} ${y}H${-gap}`, `M${width + gap} ${y}H${width + reach}`])
  .concat([0, width].flatMap((x) => [`M${x} ${-reach}V${-gap}`, `M${x} ${height + gap}V${height + reach}`]))
  .join('')
