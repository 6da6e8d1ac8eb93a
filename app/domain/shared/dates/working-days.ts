import { addDays, formatWeekday } from './french-dates.ts'

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
const daysAfterEaster = [1, 39, 50]

/** True from Monday to Friday, public holidays of mainland France aside. @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string): boolean {
  return !['samedi', 'dimanche'].includes(formatWeekday(day)) && !isPublicHoliday(day)
}

/** The day itself when it is a working day, or else the next one. @param day `YYYY-MM-DD` */
export function sameOrNextWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : sameOrNextWorkingDay(addDays(day, 1))
}

/** The last of so many working days after a day, which is not counted itself. @param day `YYYY-MM-DD` */
export function addWorkingDays(day: string, count: number): string {
  let end = day
  for (let left = count; left > 0; left -= 1) end = sameOrNextWorkingDay(addDays(end, 1))
  return end
}

function isPublicHoliday(day: string): boolean {
  if (fixedHolidays.includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return daysAfterEaster.some((days) => addDays(easter, days) === day)
}

/** Gregorian Easter by Meeus, Jones and Butcher (Astronomical Algorithms, chapter 8), as `YYYY-MM-DD`. */
export function easterSunday(year: number): string {
  const a = year % 19
  const century = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(century / 4)
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - d - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const date = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
