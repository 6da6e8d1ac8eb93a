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

export type BandWord = {
  text: string
  x: number
  y: number
  size: number
  /** Width of the letters, in %. */
  stretch: number
  colour: BandColour
  isCentred?: boolean
  isTurned?: boolean
}

export type BandDrawing = {
  blocks: BandBlock[]
  ticks: { x: number; from: number; to: number }[]
  words: BandWord[]
}

const { width, height } = bandSize
const [gap, reach] = [6, 20]

export const cropMarks = [0, height]
  .flatMap((y) => [`M${-reach} ${y}H${-gap}`, `M${width + gap} ${y}H${width + reach}`])
  .concat([0, width].flatMap((x) => [`M${x} ${-reach}V${-gap}`, `M${x} ${height + gap}V${height + reach}`]))
  .join('')
