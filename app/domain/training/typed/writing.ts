import { mileMetres } from '../measures.ts'

type Precision = { tenths?: boolean }

/** As on a clock, rounded (to a tenth if asked) before it is cut: `3:29:59`, `4:59,6`; below zero with a true minus sign. */
export function writeClock(seconds: number, precision: Precision & { hours?: boolean } = {}): string {
  const { sign, hours, minutes, rest } = carried(seconds, precision)
  const hasHours = precision.hours === true || hours > 0
  const head = hasHours ? `${hours}:${padded(minutes)}` : String(minutes)
  return `${sign}${head}:${rest}`
}

/** The same with its hours, even none: `0:42:10`. */
export function writeLongClock(seconds: number): string {
  return writeClock(seconds, { hours: true })
}

/** The same to a tenth: `1:29,6`. */
export function writeTenths(seconds: number): string {
  return writeClock(seconds, { tenths: true })
}

/** The same in words: `3 h 29 min 59 s`, `4 min 59,6 s`, `12 s`, no-break spaces. */
export function writeDuration(seconds: number, precision: Precision = {}): string {
  const { sign, hours, minutes, rest } = carried(seconds, precision)
  const last = `${rest} s`
  if (hours > 0) return spaced(`${sign}${hours} h ${padded(minutes)} min ${last}`)
  if (minutes > 0) return spaced(`${sign}${minutes} min ${last}`)
  return spaced(sign + last.replace(/^0(?=\d)/, ''))
}

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
  return text.replaceAll(' ', '\u00a0')
}

const noBreakSpace = '\u00a0'
const formats = new Map<string, Intl.NumberFormat>()

/** A number in French: comma, narrow no-break space in thousands, at most `decimals` decimals, none for nothing. */
export function writeNumber(value: number, decimals = 2): string {
  return formatOf(0, decimals).format(value)
}

/** The same with exactly `decimals` decimals: `400,00`. */
export function writeFixed(value: number, decimals: number): string {
  return formatOf(decimals, decimals).format(value)
}

/** A distance: metres below one kilometre, kilometres from there, no zero at the end (`21,0975 km`, `400 m`). */
export function writeDistance(metres: number): string {
  if (metres < 999.995) return `${writeNumber(metres)}${noBreakSpace}m`
  return `${writeNumber(metres / 1000, 4)}${noBreakSpace}km`
}

/** The same in miles where they are asked for, from half a mile on, to a hundredth: `26,22 mi`. */
export function writeLength(metres: number, unit: 'km' | 'mi'): string {
  if (unit === 'km' || metres < mileMetres / 2) return writeDistance(metres)
  return `${writeNumber(metres / mileMetres)}${noBreakSpace}mi`
}

/** A speed with two decimals: `12,06 km/h`, `1,25 m/s`. */
export function writeSpeed(value: number, unit: 'km/h' | 'm/s'): string {
  return `${writeFixed(value, 2)}${noBreakSpace}${unit}`
}

/** A percentage, 0–100: `2,5 %`. */
export function writePercentage(percent: number, decimals = 1): string {
  return `${writeNumber(percent, decimals)}${noBreakSpace}%`
}

function formatOf(leastDecimals: number, mostDecimals: number): Intl.NumberFormat {
  const key = `${leastDecimals}-${mostDecimals}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: mostDecimals,
  })
  formats.set(key, made)
  return made
}

export { mileMetres }

export type PaceUnit = 'km' | 'mi' | '100 m' | '100 yd'

/** Seconds per `unit`, rounded before cut: `4′59″/km`, `1′45,3″/100 m`; an hour or more `1:02′05″/km`. */
export function writePace(seconds: number, unit?: PaceUnit, precision: { tenths?: boolean } = {}): string {
  const minutesAndSeconds = writeClock(seconds, precision).replace(/:(?=[^:]*$)/, '′')
  return `${minutesAndSeconds}″${unit === undefined ? '' : `/${unit.replace(' ', '\u00a0')}`}`
}

/** Every digit, never an exponent; undefined for what is not finite (or ≥ 10²¹), so that no page prints NaN. */
export function machineValue(value: number): string | undefined {
  if (!(Math.abs(value) < 1e21)) return undefined
  const written = String(value)
  return written.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : written
}
