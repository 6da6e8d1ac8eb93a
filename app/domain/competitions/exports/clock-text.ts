/** A race time as on a clock, h:mm:ss: `3:29:59`; empty for none. @param seconds whole, zero or more */
export function clockText(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
