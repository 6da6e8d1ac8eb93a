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

/** A speed with two decimals: `12,06 km/h`, `1,25 m/s`. */
export function writeSpeed(value: number, unit: 'km/h' | 'm/s'): string {
  return `${writeFixed(value, 2)}${noBreakSpace}${unit}`
}

/** A percentage, 0–100: `2,5 %`. */
export function writePercentage(percent: number, decimals = 1): string {
  return `${writeNumber(percent, decimals)}${noBreakSpace}%`
}

/** Making a format takes longer than a whole table of figures takes to be written with it. */
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
