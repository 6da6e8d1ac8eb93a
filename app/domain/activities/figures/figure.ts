import { writeClock, writeDistance, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'

export type FigureName =
  | 'distance'
  | 'temps'
  | 'temps-total'
  | 'allure'
  | 'vitesse'
  | 'denivele'
  | 'frequence-cardiaque'
  | 'frequence-cardiaque-max'
  | 'cadence'
  | 'puissance'
  | 'meilleur-400'
  | 'meilleur-1000'
  | 'meilleur-5000'
  | 'activites'

/** What a page says: `value` unrounded (m, s, s/km, s/100 m, km/h, m, a minute, W), `digits` and `unit` as they are drawn. */
export type Figure = { name: FigureName; label: string; value: number; digits: string; unit: string }

/** « 18,4 km », « 5′13″/km », « 1:35:52 ». */
export function textOf({ digits, unit }: Figure): string {
  if (unit === '') return digits
  return unit.startsWith('/') ? digits + unit : `${digits}\u00a0${unit}`
}

export function distanceFigure(metres: number, isSwim: boolean): Figure {
  const isShort = isSwim || metres < 995
  const digits = isShort ? writeNumber(metres, 0) : writeNumber(metres / 1000, decimalsOf(metres))
  return { name: 'distance', label: 'Distance', value: metres, digits, unit: isShort ? 'm' : 'km' }
}

/** Of a thousandth of it: a year in metres would be a precision no watch has. */
export function decimalsOf(thousandths: number): 0 | 1 | 2 {
  if (thousandths < 100_000) return 2
  return thousandths < 1_000_000 ? 1 : 0
}

export function timeFigure(name: FigureName, label: string, seconds: number): Figure {
  return { name, label, value: seconds, digits: writeClock(seconds), unit: '' }
}

export function paceFigure(seconds: number, unit: 'km' | '100 m'): Figure {
  const digits = writePace(seconds)
  return { name: 'allure', label: 'Allure', value: seconds, digits, unit: `/${unit.replace(' ', '\u00a0')}` }
}

/** A rounded number with its unit. */
export function plainFigure(
  name: FigureName,
  label: string,
  value: number,
  unit: string,
  decimals = 0,
): Figure {
  return { name, label, value, digits: writeNumber(value, decimals), unit }
}

export function effortFigure(metres: 400 | 1000 | 5000, seconds: number): Figure {
  return timeFigure(`meilleur-${metres}`, `Meilleur ${writeDistance(metres)}`, seconds)
}
