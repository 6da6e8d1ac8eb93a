/** Hundred strokes side by side, the first ones tall: a share to be counted. Box: 400 × 44. */
export function hundredStrokes(tall: number): { tall: string; short: string } {
  const columns = Array.from({ length: 100 }, (_, index) => index * 4 + 2)
  return {
    tall: columns
      .slice(0, tall)
      .map((x) => `M${x} 0v44`)
      .join(''),
    short: columns
      .slice(tall)
      .map((x) => `M${x} 18v26`)
      .join(''),
  }
}
