/** What the chart of a season shows, for those who do not see it. Weeks are percents of the hardest one. */
export function loadInWords(weeks: readonly number[]): string {
  const hardest = weeks.indexOf(Math.max(...weeks)) + 1
  return (
    `Sur ${weeks.length}\u00A0semaines, la charge part de ${weeks.at(0) ?? 0}\u00A0% de son maximum, ` +
    `l’atteint en semaine ${hardest} et finit à ${weeks.at(-1) ?? 0}\u00A0%.`
  )
}
