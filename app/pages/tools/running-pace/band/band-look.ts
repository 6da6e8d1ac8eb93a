/** The band's length and height, in the unit it is drawn in: tenths of a millimetre. */
export const bandSize = { width: 2000, height: 250 }

/** White paper, and inks that are read on it and on themselves, whatever the colours of the page around. */
export const bandColours = {
  paper: '#ffffff',
  ink: '#012216',
  fifth: '#007039',
  bright: '#37e080',
  figure: '#041a16',
  label: '#425b5c',
}

export type BandColour = keyof typeof bandColours

type BandBlock = { x: number; y: number; width: number; height: number; colour: BandColour }

/** A word on its baseline, from `x` or around it; a turned one is read from the foot of the band to its head. */
export type BandWord = {
  text: string
  x: number
  y: number
  size: number
  /** Width of the letters, in %. */
  stretch: number
  colour: BandColour
  isCentred: boolean
  isTurned: boolean
}

/** All that a band is made of, the same on a screen, on paper and in a file; from its top left corner. */
export type BandDrawing = {
  blocks: BandBlock[]
  ticks: { x: number; from: number; to: number }[]
  words: BandWord[]
}

const { width, height } = bandSize
const [gap, reach] = [6, 20]

/** Where to cut: two strokes outside each corner, in line with the edges. */
export const cropMarks = [0, height]
  .flatMap((y) => [`M${-reach} ${y}H${-gap}`, `M${width + gap} ${y}H${width + reach}`])
  .concat([0, width].flatMap((x) => [`M${x} ${-reach}V${-gap}`, `M${x} ${height + gap}V${height + reach}`]))
  .join('')
