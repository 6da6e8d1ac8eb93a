import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { DrawOnce } from './drawn-once.tsx'
import { replaceIn, type PageChange } from './page-changes.ts'

const mostBytes = 4 * 1024 ** 2
const kept = new LeastRecent<Buffer>(mostBytes)

export class DrawnParts {
  readonly #page: StaticHandlerContext
  readonly #drawn: Buffer[] = []

  constructor(page: StaticHandlerContext) {
    this.#page = page
  }

  draw: DrawOnce = (name, element) => {
    const key = `${name} ${this.#page.location.pathname} ${JSON.stringify(element.props)}`
    const known = kept.get(key)
    const html = known ?? Buffer.from(drawAlone(element, this.#page))
    if (!known) kept.set(key, html, html.length)
    this.#drawn.push(html)
    return <template data-drawn={this.#drawn.length - 1} />
  }

  changes(page: Buffer): PageChange[] {
    return this.#drawn.flatMap((html, index) =>
      replaceIn(page, `<template data-drawn="${index}"></template>`, html),
    )
  }
}

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
