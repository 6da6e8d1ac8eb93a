const oneDay = 86_400_000

/** Calendar days from one day to another, below zero when it is earlier. Changes of the clock do not count. */
export function daysApart(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay
}
