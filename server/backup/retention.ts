/** Days, weeks and months of which the newest backup is kept. */
const kept = { days: 7, weeks: 5, months: 12 }

const nightly = /^allure-night-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/

/** The name of a backup's file, by its instant to the second, in UTC. */
export function nameOfBackup(takenAt: Date, isNightly: boolean): string {
  const instant = `${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  return `allure-${isNightly ? 'night-' : ''}${instant}.backup`
}

/** Of these files those that nights have made and that have served their time. */
export function outdatedBackups(files: readonly string[]): string[] {
  const newestFirst = files
    .filter((file) => nightly.test(file))
    .toSorted()
    .toReversed()
  const newestOf = (periodOf: (day: string) => string, count: number) => {
    const periods = Map.groupBy(newestFirst, (file) => periodOf(nightly.exec(file)?.[1] ?? ''))
    return [...periods.values()].slice(0, count).flatMap(([newest]) => newest ?? [])
  }
  const staying = new Set([
    ...newestOf((day) => day, kept.days),
    ...newestOf(mondayOf, kept.weeks),
    ...newestOf((day) => day.slice(0, 7), kept.months),
  ])
  return newestFirst.filter((file) => !staying.has(file))
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
