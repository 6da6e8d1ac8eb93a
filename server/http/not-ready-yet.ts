import type { IncomingMessage, ServerResponse } from 'node:http'

export function notReadyYet({ url }: IncomingMessage, outgoing: ServerResponse): void {
  const isUp = url === '/healthz'
  outgoing.writeHead(isUp ? 200 : 503, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    connection: 'close',
  })
  outgoing.end(isUp ? 'ok\n' : 'not ready\n')
}
