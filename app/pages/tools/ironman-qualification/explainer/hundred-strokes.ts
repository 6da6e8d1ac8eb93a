/** A hundred strokes side by side, the first ones tall: a share to be counted. Box: 400 × 44. */
export function hundredStrokes(tall: number): { tall: string; short: string } {
  return { tall: strokes(0, tall, 44), short: strokes(tall, 100 - tall, 26) }
}

/** Each stroke goes down from where the one before it began, 4 further: the same few letters, which compress well. */
function strokes(first: number, count: number, height: number): string {
  return `M${first * 4 - 2} ${44 - height}${`m4 0v${height}m0-${height}`.repeat(count)}`
}
