import { bandSize } from './band-look.ts'

/** What is left around the band for its crop marks, in tenths of a millimetre. */
export const markRoom = 20

const { width, height } = bandSize
const gap = 6

/** Where to cut: two strokes outside each corner, in line with the edges. */
export const cropMarks = [0, height]
  .flatMap((y) => [`M${-markRoom} ${y}H${-gap}`, `M${width + gap} ${y}H${width + markRoom}`])
  .concat(
    [0, width].flatMap((x) => [`M${x} ${-markRoom}V${-gap}`, `M${x} ${height + gap}V${height + markRoom}`]),
  )
  .join('')
