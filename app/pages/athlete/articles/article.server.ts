import { data, type RouterContextProvider } from 'react-router'
import type { Area } from '#app/domain/articles/area.ts'
import {
  firstArticlePath,
  athleteArea,
  readingMinutes,
  type ArticleFacts,
  type AreaEntry,
} from '#app/domain/articles/article.ts'
import { readArea, readArticleBody } from '#app/domain/articles/store.server.ts'
import type { ReadMark } from '#app/domain/reading/rules.ts'
import { noteOpening, readReader } from '#app/domain/reading/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { speedsOf } from '#app/domain/training/reference-paces/rules.ts'
import { readReferencePaces } from '#app/domain/training/store.server.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { handDrawn, isForData } from '#app/http/page/drawn-html.server.ts'
import type { PersonalProse } from '#app/ui/blocks/prose/personal-prose.ts'
import { renderPersonalProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import type { Body } from '@allure/content-engine'
import type { ImageManifest } from '@allure/content-engine/images'
import { readAsker } from '../read-asker.server.ts'
import { readToday } from '../today/read-today.server.ts'
import { drawTree } from './article-tree.server.tsx'
import { doneOf, proseName, treeName } from './article-words.ts'

export async function readArticlePage(
  request: Request,
  splat: string,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext)
  const { article, area, viewer } = await findArticle(request, splat, context)
  const { path } = article
  const drawn = await readDrawnArticle(services, article)
  if (!drawn) throw pageNotFound(request)
  const { memberId } = viewer
  const [reader, paces] = await Promise.all([
    readReader(services, { memberId, path }),
    drawn.isPersonal ? readReferencePaces(services, memberId) : undefined,
  ])
  const isFirst = path === firstArticlePath
  // In the browser the application says itself what is read (`keep-place.ts`), and asks for pages that nobody opens.
  if (!isFirst && !isForData(request)) await noteOpening(services, { memberId, path }, reader)
  const asOfToday = { viewer, reader, articles: area.listed, path }
  const mark = reader.marks.get(path)
  const asked = { request, context }
  return data(
    {
      facts: drawn.facts,
      sections: drawn.sections,
      place: placeInArea(area, path),
      html: handDrawn(asked, proseName, drawn.prose.htmlFor(paces && speedsOf(paces))),
      tree: handDrawn(asked, treeName, drawTree(area, path, reader)),
      today: isFirst ? await readToday(services, asOfToday) : undefined,
      isRead: mark?.readAt !== undefined,
      isHelpful: reader.isHelpful,
      resume: mark && resumeAt(mark, drawn.sections),
      done: doneOf(request),
    },
    { headers: forThisVisitor },
  )
}

export async function findArticle(request: Request, splat: string, context: Readonly<RouterContextProvider>) {
  if (splat === '') throw noSuchPath(request)
  const { viewer } = await readAsker(context)
  const area = await readArea(context.get(servicesContext), viewer)
  const article = area.article(`${athleteArea}/${splat}`)
  if (!article) throw pageNotFound(request)
  return { article, area, viewer }
}

// `/espace-athlete` itself is open, and nothing: the same answer as for any path that no route has.
function noSuchPath(request: Request) {
  return data(`Page not found: ${new URL(request.url).pathname}`, { status: 404, statusText: 'Not Found' })
}

export type ShownArticle = Pick<ArticleFacts, 'path' | 'title' | 'description' | 'level' | 'isSample'> & {
  readonly readingMinutes: number
  readonly updatedOn: string
}

export type DrawnArticle = {
  readonly facts: ShownArticle
  readonly sections: readonly { readonly id: string; readonly text: string }[]
  readonly prose: PersonalProse
  readonly isPersonal: boolean
}

export function drawArticle(article: ArticleFacts, body: Body, images: ImageManifest): DrawnArticle {
  const { path, title, description, level, isSample } = article
  const prose = renderPersonalProse(body, images)
  return {
    facts: {
      path,
      title,
      description,
      level,
      isSample,
      readingMinutes: article.readingMinutes ?? readingMinutes(body.words),
      updatedOn: formatDay(article.updatedOn),
    },
    sections: body.toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    prose,
    isPersonal: prose.htmlFor({ vma: 15, css: 100 }) !== prose.htmlFor(undefined),
  }
}

type Named = { readonly title: string; readonly path: string }

export type ArticlePlace = {
  readonly section: Named | undefined
  readonly previous: Named | undefined
  readonly next: Named | undefined
}

function placeInArea(area: Area, path: string): ArticlePlace {
  const [section] = area.sectionsOf(path)
  const first = section && firstPathIn(section)
  const { before, after } = area.around(path)
  return {
    section: section && first !== undefined ? { title: section.title, path: first } : undefined,
    previous: named(before),
    next: named(after),
  }
}

function named(article: ArticleFacts | undefined): Named | undefined {
  return article && { title: article.title, path: article.path }
}

function firstPathIn({ path, children }: AreaEntry): string | undefined {
  return path ?? children.map(firstPathIn).find((below) => below !== undefined)
}

type Section = { readonly id: string; readonly text: string }

function resumeAt(
  { heading, readAt }: Pick<ReadMark, 'heading' | 'readAt'>,
  sections: readonly Section[],
): Section | undefined {
  if (readAt !== undefined) return undefined
  return sections.slice(1).find(({ id }) => id === heading)
}

/** The same facts are given until the content changes. */
const renderedArticles = new WeakMap<ArticleFacts, DrawnArticle>()

async function readDrawnArticle(
  services: Services,
  article: ArticleFacts,
): Promise<DrawnArticle | undefined> {
  const rendered = renderedArticles.get(article)
  if (rendered) return rendered
  const body = await readArticleBody(services, article)
  if (!body) return undefined
  const made = drawArticle(article, body, services.images)
  renderedArticles.set(article, made)
  return made
}
