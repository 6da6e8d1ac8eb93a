/** A coordinate as path text: one decimal at most, no leading zero, never « -0 ». */
export function pathNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return String(rounded).replace(/^(-?)0\./, '$1.')
}

export function pathPair(x: number, y: number): string {
  const first = pathNumber(x)
  const second = pathNumber(y)
  const touches = second.startsWith('-') || (second.startsWith('.') && first.includes('.'))
  return touches ? first + second : `${first} ${second}`
}
