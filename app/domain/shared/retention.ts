/** The instant so many years earlier, at the same time of day (29 February counts as 1 March). */
export function yearsBefore(instant: Date, years: number): Date {
  const earlier = new Date(instant)
  earlier.setUTCFullYear(instant.getUTCFullYear() - years)
  return earlier
}
