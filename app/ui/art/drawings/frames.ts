import frames from './frames.json' with { type: 'json' }

export type Frame = { viewBox: string; preserveAspectRatio: string }

export type LineArtName = keyof typeof frames

export const lineArtNames = Object.keys(frames) as LineArtName[]

/** Width, height and how the drawing fills its box, as they are written in `frames.json`. */
export function frameOf(name: LineArtName): Frame {
  const [width, height, ...fit] = frames[name].split(' ')
  return { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: fit.join(' ') }
}
