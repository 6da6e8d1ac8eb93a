import { forThisVisitor } from '#app/http/headers.ts'

export function fileToKeep(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      ...forThisVisitor,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}
