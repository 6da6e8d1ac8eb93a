interface WalkedPath {
  points: [number, number][]
  closes: boolean
}

const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 }

export function walkPath(path: string): WalkedPath {
  const points: [number, number][] = []
  let at: [number, number] = [0, 0]
  let start = at
  let closes = true
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const command = letter.toLowerCase()
    const size = ARGUMENTS[command]
    if (size === undefined || (size === 0 ? values.length > 0 : values.length % size !== 0)) {
      throw new Error(`Not a path: ${letter}${text}`)
    }
    if (command === 'z') closes = closes && Math.hypot(at[0] - start[0], at[1] - start[1]) < 0.05
    values.forEach((_, index) => {
      if (index % size > 0) return
      at = destination(letter, values.slice(index, index + size), at)
      points.push(at)
      if (command === 'm') start = at
    })
  }
  return { points, closes: closes && /z$/i.test(path) }
}

function destination(letter: string, values: number[], [x, y]: [number, number]): [number, number] {
  const relative = letter === letter.toLowerCase()
  const last = values.at(-1) ?? Number.NaN
  if (letter.toLowerCase() === 'h') return [relative ? x + last : last, y]
  if (letter.toLowerCase() === 'v') return [x, relative ? y + last : last]
  const beforeLast = values.at(-2) ?? Number.NaN
  return relative ? [x + beforeLast, y + last] : [beforeLast, last]
}
