import type { RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { authRefusalOf, isAuthPath, type createAuthDoor } from '../../../../server/http/auth-door.ts'
import type { Refusal } from '../../../../server/http/refusal.ts'
import { BodyTooLargeError } from '../../../../server/http/web-request.ts'

/** The way of a request when nothing but the service is there. */
export function authListener(door: ReturnType<typeof createAuthDoor>, logger: Logger): RequestListener {
  let count = 0
  return (request, response) => {
    const id = String(++count)
    const [path = ''] = (request.url ?? '').split('?')
    const refusal = authRefusalOf(request)
    if (refusal) return refuse(response, refusal)
    if (!isAuthPath(path)) return refuse(response, { status: 404, text: 'Not found' })
    door(request, response, id).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return refuse(response, { status: 413, text: 'Body too large' })
      // Whoever asked has left.
      if (response.destroyed) return
      logger.error({ err: error, id }, 'request failed')
      response.destroy()
    })
  }
}

function refuse(response: ServerResponse, { status, text, headers = [] }: Refusal): void {
  const plain = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-store']
  response.writeHead(status, [...plain, ...headers.flat(), 'connection', 'close']).end(`${text}\n`)
}
