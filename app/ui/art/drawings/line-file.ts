import type { Drawing } from './drawing.ts'

/**
 * A line drawing as a file. Paths carry no colour or width of their own: a page shows
 * `<use href="…#lines">` and `<use href="…#you">`, which inherit both from its style sheet.
 */
export function lineFile(drawing: Drawing): string {
  const {
    viewBox,
    preserveAspectRatio,
    lines,
    highlighted,
    bounds = [],
    dashed,
    end,
    turn,
    constantStroke,
  } = drawing
  const effect = constantStroke ? ' vector-effect="non-scaling-stroke"' : ''
  const rotation = turn ? ` transform="rotate(${turn.join(' ')})"` : ''
  const group = (id: string, content: string) => `<g id="${id}"${rotation}>${content}</g>`
  const path = (paths: readonly string[], attributes = '') =>
    paths.length > 0 ? `<path${effect}${attributes} d="${paths.join('')}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${preserveAspectRatio}" fill="none" stroke-linecap="round">` +
    group('lines', path(lines) + (dashed ? path([dashed], ' stroke-dasharray="2 9"') : '')) +
    (bounds.length > 0 ? group('bounds', path(bounds)) : '') +
    group('you', path([highlighted]) + (end ? dotPaths(end) : '')) +
    '</svg>'
  )
}

/** A dot made of round caps, so that it takes the colour of the line. */
function dotPaths({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const dot = `M${x} ${y}h0`
  const halo = `<path d="${dot}" stroke-width="${Math.round(radius * 4.6)}" stroke-opacity=".2"/>`
  return `<path d="${dot}" stroke-width="${radius * 2}"/>${halo}`
}
