import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A text of the database without its accents and capitals, to compare and to sort by: É stands with e. */
export function plainText(text: SQLWrapper): SQL {
  return sql`regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g')`
}
