import { writeCsv, type CsvCell } from '#app/domain/shared/csv.ts'
import { forThisVisitor } from '#app/http/headers.ts'

/** A list is taken along whole, up to so many lines. */
export const wholeList = { page: 1, perPage: 20_000 }

/** A table as a file for this visitor alone. */
export function csvFile(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): Response {
  return new Response(writeCsv(heads, rows), {
    headers: {
      ...forThisVisitor,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
