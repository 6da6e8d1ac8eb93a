import { mileMetres, writeNumber, writePace, type PaceUnit } from '#app/domain/training/typed/writing.ts'
import { decimalsOf, type Figure } from './figure.ts'

/** What distances, paces and speeds are written in; a swim stays in metres, a value for machines as it was. */
export type Unit = Extract<PaceUnit, 'km' | 'mi'>

const kilomileMetres = mileMetres / 1000

export function inUnit(figures: readonly Figure[], unit: Unit): readonly Figure[] {
  return unit === 'km' ? figures : figures.map(inMiles)
}

function inMiles(figure: Figure): Figure {
  const { name, value, unit } = figure
  if (name === 'distance' && unit === 'km') {
    const miles = value / mileMetres
    return { ...figure, digits: writeNumber(miles, decimalsOf(miles * 1000)), unit: 'mi' }
  }
  if (name === 'allure' && unit === '/km')
    return { ...figure, digits: writePace(value * kilomileMetres), unit: '/mi' }
  if (name === 'vitesse') return { ...figure, digits: writeNumber(value / kilomileMetres, 1), unit: 'mi/h' }
  return figure
}
