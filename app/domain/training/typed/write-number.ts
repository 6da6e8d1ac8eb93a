const noBreakSpace = '\u00a0'

/** A number in French: comma, narrow no-break space in thousands, at most `decimals` decimals, none for nothing. */
export function writeNumber(value: number, decimals = 2): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: decimals })
}

/** A distance: metres below one kilometre, kilometres from there, no zero at the end (`21,0975 km`, `400 m`). */
export function writeDistance(metres: number): string {
  if (metres < 999.995) return `${writeNumber(metres)}${noBreakSpace}m`
  return `${writeNumber(metres / 1000, 4)}${noBreakSpace}km`
}

/** A speed with two decimals: `12,06 km/h`, `1,25 m/s`. */
export function writeSpeed(value: number, unit: 'km/h' | 'm/s'): string {
  const written = value.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${written}${noBreakSpace}${unit}`
}

/** A percentage, 0–100: `2,5 %`. */
export function writePercentage(percent: number, decimals = 1): string {
  return `${writeNumber(percent, decimals)}${noBreakSpace}%`
}
