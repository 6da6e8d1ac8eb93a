import { like, not, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { NameFamilies } from './name-families.ts'

/** Whether a column's name is of a family; undefined for a family that there is not. */
export function isOfFamily(
  column: PgColumn,
  families: NameFamilies,
  asked: string | undefined,
): SQL | undefined {
  const beginsWith = (beginnings: readonly string[]) =>
    or(...beginnings.map((beginning) => like(column, `${beginning}%`)))
  if (asked === 'autres') {
    const known = beginsWith(Object.values(families).flatMap(({ begins }) => begins))
    return known && not(known)
  }
  const family = asked !== undefined && Object.hasOwn(families, asked) ? families[asked] : undefined
  return family && beginsWith(family.begins)
}
