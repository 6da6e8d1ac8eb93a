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

export function ground(crest: string, height: number): string {
  return `<path d="${crest}V${tenth(height + 40)}H-20Z" class="ground"/>`
}

export function sea({ width, height }: SceneSize, horizon: number): string {
  return `<rect y="${tenth(horizon)}" width="${width}" height="${tenth(height - horizon)}" class="sea"/>`
}

export function bundle(paths: readonly string[], yours?: number): string {
  const others = paths.filter((_, index) => index !== yours).join('')
  const highlighted = yours === undefined ? undefined : paths[yours]
  return `<path d="${others}" class="line"/>${highlighted ? `<path d="${highlighted}" class="line you"/>` : ''}`
}

export function stepAcross(width: number, step: number): number {
  return step * Math.max(1, width / 720)
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
