import { AGE_BANDS } from '#app/domain/training/qualification/age-groups.ts'

/** A factor with its four published decimals: `0,9470`. */
export function writeFactor(factor: number): string {
  return factor.toLocaleString('fr-FR', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
}

/** A band of ages: `45–49`. */
export function writeBand(band: number): string {
  return String(AGE_BANDS[band]).replace('-', '–')
}

/** A rank: `1re`, `1er`, `2e`. */
export function writeRank(rank: number, gender: 'F' | 'M'): string {
  if (rank > 1) return `${rank}e`
  return gender === 'F' ? '1re' : '1er'
}
