import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { plainText } from '../forms/form-text.ts'

const mostWords = 8

/** Rows in which each typed word stands somewhere, whatever its accents and capitals; every row without words. */
export function holdsWords(texts: readonly SQLWrapper[], typed: string): SQL | undefined {
  const words = typedWords(typed)
  if (words.length === 0) return undefined
  // `OFFSET 0`: each row's text is made once, however many words are looked for in it.
  const raw = sql`(SELECT concat_ws(' ', ${sql.join([...texts], sql`, `)}) AS text OFFSET 0) raw`
  const plain = sql`(SELECT ${plainText(sql`raw.text`)} AS text FROM ${raw} OFFSET 0) plain`
  const areThere = words.map((word) => sql`position(${word} in plain.text) > 0`)
  return sql`(SELECT ${sql.join(areThere, sql` AND `)} FROM ${plain})`
}

/** The words of what was typed, eight at most, as `plainText` writes them. */
export function typedWords(typed: string): string[] {
  const plain = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain.split(/\s+/).filter(Boolean).slice(0, mostWords)
}
