import type { LoaderFunctionArgs } from 'react-router'
import { type CsvCell, writeCsv } from '#app/domain/shared/csv.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readToolQuery, type ToolFields, type ToolQuery } from './tool-query.ts'

/** The rows of a tool for a spreadsheet, in a file of that name. */
export type ToolTable = {
  name: string
  heads: readonly string[]
  rows: readonly (readonly CsvCell[])[]
}

type MaybePromise<Value> = Value | Promise<Value>

/** A loader that answers with a tool's rows, computed from the same query as its page. */
export function tableLoader(
  fields: ToolFields,
  tableOf: (query: ToolQuery, request: LoaderFunctionArgs) => MaybePromise<ToolTable | undefined>,
) {
  return async (request: LoaderFunctionArgs): Promise<Response> => {
    const table = await tableOf(readToolQuery(request.url.searchParams, fields), request)
    if (!table) return answer(422, 'text/plain', 'Complétez l’outil, puis téléchargez à nouveau.\n')
    const { name, heads, rows } = table
    return answer(200, 'text/csv', writeCsv(heads, rows), {
      'content-disposition': `attachment; filename="${name}.csv"`,
    })
  }
}

function answer(status: number, type: string, body: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: { ...forThisVisitor, 'content-type': `${type}; charset=utf-8`, ...headers },
  })
}
