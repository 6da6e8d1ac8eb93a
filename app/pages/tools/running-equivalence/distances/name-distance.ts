import { writeDistance } from '#app/domain/training/typed/write-number.ts'

const names = new Map([
  [1609.344, 'Mile'],
  [16_093.44, '10 miles'],
  [21_097.5, 'Semi-marathon'],
  [42_195, 'Marathon'],
])

/** A distance (m) as runners call it. */
export function nameDistance(metres: number): string {
  return names.get(metres) ?? writeDistance(metres)
}
