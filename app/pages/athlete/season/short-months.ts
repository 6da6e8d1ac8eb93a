/** Of January to December, as short as French writes them. */
export const shortMonths: readonly string[] = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juill.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
]

/** The same from September on, as a season goes. */
export const monthsOfSeason: readonly string[] = [...shortMonths.slice(8), ...shortMonths.slice(0, 8)]
