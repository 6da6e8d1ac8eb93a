const SCREEN_WIDTHS = [320, 640, 768, 1024, 1280, 1536]
const DENSITIES = [1, 2]

/** Widths to make from an image of `width` pixels: screens times densities, never larger than itself. */
export function widthsFor(width: number): readonly number[] {
  const wanted = new Set(SCREEN_WIDTHS.flatMap((screen) => DENSITIES.map((density) => screen * density)))
  const largest = Math.max(...wanted)
  const made = [...wanted].filter((candidate) => candidate <= width)
  if (width < largest && !wanted.has(width)) made.push(width)
  return made.sort((one, other) => one - other)
}
