/** A file or folder name without its number: `10.seuil` is `seuil`. */
export function nameOfSegment(segment: string): string {
  return segment.replace(/^\d+\./, '')
}

/** Compares stems segment by segment: numbers by their value and before names, then names. */
export function stemsInOrder(one: string, other: string): number {
  if (one === other) return 0
  const ones = one.split('/')
  const others = other.split('/')
  for (let index = 0; index < Math.max(ones.length, others.length); index += 1) {
    const difference = segmentsInOrder(ones[index] ?? '', others[index] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

function segmentsInOrder(one: string, other: string): number {
  if (one === other) return 0
  const difference = numberOf(one) - numberOf(other)
  if (difference !== 0) return difference
  return one < other ? -1 : 1
}

// Names without a number come after those with one; the empty name (an index) comes first.
function numberOf(segment: string): number {
  if (segment === '') return -1
  const dot = segment.indexOf('.')
  const digits = dot > 0 ? segment.slice(0, dot) : ''
  return /^\d+$/.test(digits) ? Number(digits) : Number.MAX_SAFE_INTEGER
}
