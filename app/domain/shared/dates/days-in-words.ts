const counts = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

/** « trois jours », « une semaine »: a length in days, within a sentence. */
export function daysInWords(days: number): string {
  if (days === 7) return 'une semaine'
  if (days > 0 && days % 7 === 0 && days <= 28) return `${counts[days / 7]} semaines`
  return `${counts[days] ?? days}${counts[days] ? ' ' : '\u00a0'}${days === 1 ? 'jour' : 'jours'}`
}
