import { drawDocument } from '#app/documents/draw.server.ts'
import { documentFileName } from '#app/documents/words.ts'
import { findDocument } from '#app/domain/orders/store.server.ts'
import type { Services } from '#app/http/context.ts'
import type { Attachment } from '#app/outside/mail/mail-transport.ts'

/** Invoices and credit notes by their numbers, as files that go with an email. Throws when one is not there. */
export function drawDocuments(
  { database }: Pick<Services, 'database'>,
  numbers: readonly string[],
): Promise<Attachment[]> {
  return Promise.all(
    numbers.map(async (number) => {
      const document = await findDocument(database, { number })
      if (!document) throw new Error(`There is no document ${number}.`)
      const content = await drawDocument(document)
      return { fileName: documentFileName(document), contentType: 'application/pdf', content }
    }),
  )
}
