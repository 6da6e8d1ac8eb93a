/** The instant so many years earlier, at the same time of day (29 February counts as 1 March). */
export function yearsBefore(instant: Date, years: number): Date {
  const earlier = new Date(instant)
  earlier.setUTCFullYear(instant.getUTCFullYear() - years)
  return earlier
}

/** The instant so many months earlier, at the same time of day; a day that its month lacks counts as one of the next. */
export function monthsBefore(instant: Date, months: number): Date {
  const earlier = new Date(instant)
  earlier.setUTCMonth(instant.getUTCMonth() - months)
  return earlier
}
