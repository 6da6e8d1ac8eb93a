import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { plainText } from './forms/form-text.ts'

const mostWords = 8

/** Rows in which each typed word stands somewhere, whatever its accents and capitals; every row without words. */
export function holdsWords(texts: readonly SQLWrapper[], typed: string): SQL | undefined {
  const words = plain(typed).split(/\s+/).filter(Boolean).slice(0, mostWords)
  const text = plainText(sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`)
  return and(...words.map((word) => sql`position(${word} in ${text}) > 0`))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
