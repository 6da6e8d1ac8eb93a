import { lineBundle, type BundleFrame, type LineHeight } from '../geometry/line-bundle.ts'
import type { Frame } from './frames.ts'

export type Bundle = {
  lines: string[]
  highlighted: string
  constantStroke?: boolean
  turn?: readonly [degrees: number, x: number, y: number]
  dashed?: string
  end?: { x: number; y: number; radius: number }
}

export type Drawing = Frame & Bundle

export function highlight(paths: readonly string[], index: number): Bundle {
  const highlighted = paths[index]
  if (highlighted === undefined) throw new Error(`The bundle has no line ${index}`)
  return { lines: paths.filter((_, position) => position !== index), highlighted }
}

/** Lines one above the other, of which the one at `yours` is yours. */
export function bundleOf({ yours, ...frame }: BundleFrame & { yours: number }, heightAt: LineHeight): Bundle {
  return highlight(lineBundle(frame, heightAt), yours)
}

/** Yours runs at 42 % of the bundle, towards the upper third. */
export function highlightUsual(paths: readonly string[]): Bundle {
  return highlight(paths, Math.round(paths.length * 0.42))
}
