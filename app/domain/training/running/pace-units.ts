/** Metres in a statute mile. */
export const mileMetres = 1609.344

/** Speed (km/h) of a pace (s/km); the same relation gives the pace of a speed. */
export function speedOfPace(secondsPerKilometre: number): number {
  return 3600 / secondsPerKilometre
}

/** Pace (s/km) of a speed (km/h). */
export function paceOfSpeed(kilometresPerHour: number): number {
  return 3600 / kilometresPerHour
}

/** Pace per mile (s/mi) of a pace per kilometre (s/km). */
export function milePaceOf(secondsPerKilometre: number): number {
  return (secondsPerKilometre * mileMetres) / 1000
}
