import { forThisVisitor } from '#app/http/headers.ts'
import { inTurn } from '#app/http/limits/in-turn.server.ts'

/** A document for this visitor alone, shown before it is printed; drawn one at a time. */
export async function pdfFile(name: string, draw: () => Promise<Uint8Array>): Promise<Response> {
  return new Response(new Uint8Array(await inTurn(draw)), {
    headers: {
      ...forThisVisitor,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
    },
  })
}
