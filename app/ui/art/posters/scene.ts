/** The parts of a poster, back to front, as SVG text; classes take their colours from the palette. */
interface SceneSize {
  width: number
  height: number
}

export interface Scene extends SceneSize {
  seed: number
}

export function star(x: number, y: number, radius: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" class="star"/>`
}

/** Everything under a crest, down to the bottom of the poster. */
export function ground(crest: string, height: number): string {
  return `<path d="${crest}V${tenth(height + 40)}H-20Z" class="ground"/>`
}

export function sea({ width, height }: SceneSize, horizon: number): string {
  return `<rect y="${tenth(horizon)}" width="${width}" height="${tenth(height - horizon)}" class="sea"/>`
}

/** The lines of a bundle in one path, and yours apart when the scene gives one. */
export function bundle(paths: readonly string[], yours?: number): string {
  const others = paths.filter((_, index) => index !== yours).join('')
  const highlighted = yours === undefined ? undefined : paths[yours]
  return `<path d="${others}" class="line"/>${highlighted ? `<path d="${highlighted}" class="line you"/>` : ''}`
}

/** Shapes follow the width, so a wide poster needs no more points than a narrow one, up to a smooth double. */
export function stepAcross(width: number, step: number): number {
  return step * Math.max(1, width / 720)
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
