import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { StaticHandlerContext } from 'react-router'
import type { DrawOnce } from './drawn-once.tsx'

const mostKept = 300
const kept = new Map<string, string>()

/** The parts of one page that are drawn once for all pages of their address. */
export class DrawnParts {
  readonly #page: StaticHandlerContext
  readonly #drawn: string[] = []

  constructor(page: StaticHandlerContext) {
    this.#page = page
  }

  draw: DrawOnce = (name, element) => {
    const key = `${name} ${this.#page.location.pathname} ${JSON.stringify(element.props)}`
    const html = kept.get(key) ?? drawAlone(element, this.#page)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, html)
    this.#drawn.push(html)
    return <template data-drawn={this.#drawn.length - 1} />
  }

  /** The page with its parts in their places. */
  putInto(page: string): string {
    return page.replace(places, (place, index: string) => this.#drawn[Number(index)] ?? place)
  }
}

const places = /<template data-drawn="(\d+)"><\/template>/g

// Links want a router around them; this one knows where the page is and nothing else of it.
function drawAlone(element: ReactElement, page: StaticHandlerContext): string {
  const { dataRoutes } = createStaticHandler([{ id: 'part', path: '*', element }])
  const { pathname } = page.location
  const matches = dataRoutes.map((route) => ({ params: {}, pathname, pathnameBase: '/', route }))
  const context = { ...page, matches, loaderData: {}, actionData: null, errors: null }
  const router = createStaticRouter(dataRoutes, context)
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    identifierPrefix: 'drawn-',
  })
}
