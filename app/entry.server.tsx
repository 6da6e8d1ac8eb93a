import { isbot } from 'isbot'
import { randomBytes } from 'node:crypto'
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
import { finishPage } from './http/page/finish-page.ts'
import { scriptHashesHeader, unknownPageHeader } from './http/page/inward-headers.ts'
import { renderedOnce } from './http/page/kept-renderings.server.ts'
import { RequestIdContext } from './http/request-id.ts'
import { themeScript } from './shell/theme-script.ts'

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
  const { id, shellUrl, unknownPage } = context.get(requestContext)
  const sentence = unknownPage ?? unknownSentence(routerContext.staticHandlerContext.errors)
  // One page for all of them is kept by the server.
  if (import.meta.env.PROD && sentence && !unknownPage) {
    headers.set(unknownPageHeader, sentence)
    return new Response(null, { status, headers })
  }
  const render = async () => {
    const mark = randomBytes(16).toString('hex')
    const rendered = await renderWhole(
      <RequestIdContext value={id}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </RequestIdContext>,
      mark,
    )
    return finishPage(rendered, { mark, shellUrl, themeScript })
  }
  // Public pages are kept as they are sent, by the server.
  const isKept = import.meta.env.PROD && !isPublic(headers)
  const page = isKept ? await renderedOnce(routerContext.staticHandlerContext, render) : await render()
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(scriptHashesHeader, page.scriptHashes)
  return new Response(page.html, { status, headers })
}

async function renderWhole(element: React.ReactElement, mark: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce: mark,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(output).once('finish', resolve),
      // Whatever fails, the router draws its error page instead, and `handleError` tells the log: nobody else does.
      onError: reject,
    })
  })
  return Buffer.concat(chunks)
}

function unknownSentence(errors: Readonly<Record<string, unknown>> | null): string | undefined {
  const error = errors?.root
  return isRouteErrorResponse(error) && error.status === 404 ? error.statusText : undefined
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
