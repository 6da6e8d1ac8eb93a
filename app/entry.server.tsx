import { isbot } from 'isbot'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { requestContext, servicesContext } from './http/context.ts'
import { isPublic } from './http/headers.ts'
import { deferApplication } from './http/page/defer-application.ts'
import { renderedOnce } from './http/page/kept-renderings.server.ts'
import { RequestIdContext } from './http/request-id.ts'

// Whole pages only: their hashes go into the policy header, and a finished page is what the cache keeps.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isCrawler = request.method === 'GET' && isbot(request.headers.get('user-agent'))
  if (status >= 400 && isCrawler) return bareStatus(status, headers)
  const { id, shellUrl } = context.get(requestContext)
  const render = async () => {
    const html = await renderWhole(
      <RequestIdContext value={id}>
        <ServerRouter context={routerContext} url={request.url} />
      </RequestIdContext>,
    )
    return deferApplication(html, shellUrl)
  }
  // Public pages are kept as they are sent, by the server.
  const isKept = import.meta.env.PROD && !isPublic(headers)
  const page = isKept ? await renderedOnce(routerContext.staticHandlerContext, render) : await render()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

async function renderWhole(element: React.ReactElement): Promise<Buffer> {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(output).once('finish', resolve),
      // Whatever fails, the router draws its error page instead, and `handleError` tells the log: nobody else does.
      onError: reject,
    })
  })
  return Buffer.concat(chunks)
}

// Crawlers keep no error page in their index: the status says it all.
function bareStatus(status: number, headers: Headers): Response {
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(`${status}\n`, { status, headers })
}

// Whoever answers « come back » says why in the log.
const isAnswer = ({ status }: { status: number }) => status < 500 || status === 503

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Refusals are answers like others: the access log has their status.
  if (request.signal.aborted || (isRouteErrorResponse(error) && isAnswer(error))) return
  const { id } = context.get(requestContext)
  context
    .get(servicesContext)
    .logger.error({ err: error, id, path: new URL(request.url).pathname }, 'page failed')
}
