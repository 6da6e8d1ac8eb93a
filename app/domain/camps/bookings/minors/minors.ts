import type { Camp } from '../../camp.ts'

/** From one more minor on, a camp with nights is a stay to be declared two months before (CASF, L227-4 and R227-1). */
export const mostUndeclared = 6

export function isToDeclare({
  lodging,
  minorsDeclaration,
}: Pick<Camp, 'lodging' | 'minorsDeclaration'>): boolean {
  return lodging !== 'none' && minorsDeclaration === undefined
}
