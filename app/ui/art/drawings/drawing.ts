import type { Frame } from './frames.ts'

/** A bundle and the one line that is yours, in the coordinates of its frame. */
export interface Bundle {
  lines: string[]
  highlighted: string
  /** Line widths stay in screen pixels when the drawing is stretched. */
  constantStroke?: boolean
  /** Turns the whole drawing: degrees, then the centre. */
  turn?: readonly [degrees: number, x: number, y: number]
  /** Lines of the bundle that bound a part of it, a little darker. */
  bounds?: string[]
  /** A grey line in dashes: where yours could have gone. */
  dashed?: string
  /** Where yours ends, drawn as a dot in a halo. */
  end?: { x: number; y: number; radius: number }
}

export interface Drawing extends Frame, Bundle {}

/** Sets one line of a bundle apart. */
export function highlight(paths: readonly string[], index: number): Bundle {
  const highlighted = paths[index]
  if (highlighted === undefined) throw new Error(`The bundle has no line ${index}`)
  return { lines: paths.filter((_, position) => position !== index), highlighted }
}

/** Yours runs at 42 % of the bundle, towards the upper third. */
export function highlightUsual(paths: readonly string[]): Bundle {
  return highlight(paths, Math.round(paths.length * 0.42))
}
