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

export const monthsOfSeason: readonly string[] = [...shortMonths.slice(8), ...shortMonths.slice(0, 8)]
