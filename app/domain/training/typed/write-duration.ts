type Precision = { tenths?: boolean }

const noBreakSpace = '\u00a0'

/**
 * A duration as on a clock, to the nearest second (or tenth), carried: `3:29:59`, `4:59`, `4:59,6`.
 * @param seconds zero or more; a negative one is written with a true minus sign
 */
export function writeClock(seconds: number, precision: Precision & { hours?: boolean } = {}): string {
  const { sign, hours, minutes, rest } = carried(seconds, precision)
  const hasHours = precision.hours === true || hours > 0
  const head = hasHours ? `${hours}:${padded(minutes)}` : String(minutes)
  return `${sign}${head}:${rest}`
}

/** The same in words: `3 h 29 min 59 s`, `4 min 59,6 s`, `12 s`, no-break spaces. */
export function writeDuration(seconds: number, precision: Precision = {}): string {
  const { sign, hours, minutes, rest } = carried(seconds, precision)
  const last = `${rest} s`
  if (hours > 0) return spaced(`${sign}${hours} h ${padded(minutes)} min ${last}`)
  if (minutes > 0) return spaced(`${sign}${minutes} min ${last}`)
  return spaced(sign + last.replace(/^0(?=\d)/, ''))
}

/** Rounded first, cut after: 59,6 s is one minute, never `4:60`. */
function carried(seconds: number, { tenths = false }: Precision) {
  const scale = tenths ? 10 : 1
  const units = Math.round(Math.abs(seconds) * scale)
  const whole = Math.floor(units / scale)
  const rest = padded(whole % 60) + (tenths ? `,${units % scale}` : '')
  const sign = seconds < 0 && units > 0 ? '−' : ''
  return { sign, hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest }
}

function padded(count: number): string {
  return String(count).padStart(2, '0')
}

function spaced(text: string): string {
  return text.replaceAll(' ', noBreakSpace)
}
