type Segment = readonly number[]

const AXIS = 200

/** A closed outline, symmetrical about x = 200, from its right half (line or cubic segments, top to bottom). */
export function symmetricalOutline(start: readonly [number, number], rightHalf: readonly Segment[]): string {
  let outline = `M${start.join(' ')}`
  for (const segment of rightHalf) outline += command(segment)
  const ends = [start, ...rightHalf.map((segment) => segment.slice(-2))]
  for (let index = rightHalf.length - 1; index >= 0; index -= 1) {
    const segment = rightHalf[index] ?? []
    const controls = segment.slice(0, -2)
    const backwards = [...controls.slice(2), ...controls.slice(0, 2), ...(ends[index] ?? [])]
    outline += command(backwards.map((value, position) => (position % 2 === 0 ? mirrored(value) : value)))
  }
  return `${outline}Z`
}

function mirror(content: string): string {
  return `<g transform="matrix(-1 0 0 1 ${AXIS * 2} 0)">${content}</g>`
}

export function bothSides(path: string, className: string): string {
  const side = `<path d="${path}" class="${className}"/>`
  return side + mirror(side)
}

export function print(paths: readonly string[], yours: number): string {
  const others = paths.filter((_, index) => index !== yours).join('')
  return `<path d="${others}" class="line"/><path d="${paths[yours] ?? ''}" class="line you"/>`
}

type Fold = readonly [path: string, width: number, tone?: 'light' | 'bright']

export function folds(list: readonly Fold[]): string {
  const strokes = list.map(
    ([path, width, tone = 'shade']) => `<path d="${path}" stroke-width="${width}" class="fold-${tone}"/>`,
  )
  return `<g filter="url(#soft)" class="folds">${strokes.join('')}</g>`
}

export function clubMark(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" class="mark"><path d="M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29"/><path class="mark-wave" d="M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0"/></g>`
}

function command(segment: Segment): string {
  return (segment.length === 6 ? 'C' : 'L') + segment.join(' ')
}

function mirrored(x: number): number {
  return Math.round((2 * AXIS - x) * 10) / 10
}

export interface ProductPicture {
  frame: { x: number; y: number; width: number }
  silhouette: string
  inside: string
  under?: string
  over?: string
  shadow?: string
}
