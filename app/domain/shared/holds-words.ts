import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { plainText } from './forms/form-text.ts'

const mostWords = 8

/** Rows in which each typed word stands somewhere, whatever its accents and capitals; every row without words. */
export function holdsWords(texts: readonly SQLWrapper[], typed: string): SQL | undefined {
  const words = typedWords(typed)
  const text = plainText(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`)
  return and(...words.map((word) => sql`position(${word} in ${text}) > 0`))
}

/** The words of what was typed, eight at most, as `plainText` writes them. */
export function typedWords(typed: string): string[] {
  const plain = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return plain.split(/\s+/).filter(Boolean).slice(0, mostWords)
}
