/**
 * Widths of the phases under the chart, in weeks of its axis: the axis runs from the middle of the first week to the
 * middle of the last one, so both end phases lose half a week. Undefined when a phase has no length in weeks.
 */
export function phaseWidths(lengths: readonly (number | undefined)[]): number[] | undefined {
  const widths = lengths.map((length, phase) => {
    if (length === undefined) return
    const ends = (phase === 0 ? 0.5 : 0) + (phase === lengths.length - 1 ? 0.5 : 0)
    return length - ends
  })
  return widths.every((width) => width !== undefined) ? widths : undefined
}
