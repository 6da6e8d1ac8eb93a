import { clock } from './clock.ts'

const groups = [
  'M18-24',
  'M25-29',
  'M30-34',
  'M35-39',
  'M40-44',
  'M45-49',
  'M50-54',
  'M55-59',
  'F30-34',
  'F40-44',
]

/** A list of results as it is pasted, with a heading, names, ranks and other times than the finish. */
export function pastedFinishers(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const finish = 29_000 + ((index * 7919) % 32_000)
    const swim = clock(2700 + (index % 2700))
    return [index + 1, `Athlète ${index + 1}`, groups[(index * 7) % groups.length], swim, clock(finish)].join(
      '\t',
    )
  })
  return ['Rang\tNom\tCatégorie\tNatation\tTemps', ...lines].join('\n')
}
