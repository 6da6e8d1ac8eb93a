import { drawDocument } from '#app/documents/draw.server.ts'
import { documentFileName } from '#app/documents/words.ts'
import { readDocumentNumber } from '#app/domain/orders/documents/documents.ts'
import { findDocument, findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { inTurn } from '#app/http/limits/in-turn.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { ofThisOrder } from '../parts/headers.ts'
import type { Route } from './+types/document-file.ts'

/** An invoice or a credit note of this order, drawn again from what is kept of it: always the same file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const number = numberOfFile(params.file)
  const order = number === undefined ? undefined : await findOrderBySecret(services, params.secret)
  const document =
    number !== undefined && order && (await findDocument(services.database, { number, orderId: order.id }))
  if (!document) throw pageNotFound(request)
  return new Response(await inTurn(() => drawDocument(document)), {
    headers: {
      ...ofThisOrder,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${documentFileName(document)}"`,
    },
  })
}

/** The number in the name of a document's file; undefined for any other name. */
export function numberOfFile(file: string): string | undefined {
  const [, number = ''] = /^[a-z]+-([\w-]+)\.pdf$/.exec(file) ?? []
  const kind = readDocumentNumber(number)?.kind
  return kind !== undefined && documentFileName({ kind, number }) === file ? number : undefined
}
