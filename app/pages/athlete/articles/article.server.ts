import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Area } from '#app/domain/articles/area.ts'
import {
  firstArticlePath,
  athleteArea,
  readingMinutes,
  type ArticleFacts,
  type AreaEntry,
} from '#app/domain/articles/article.ts'
import { readArea, readArticleBody } from '#app/domain/articles/store.server.ts'
import { movedTo } from '#app/domain/content-edits/store.server.ts'
import { readFocusStyles, readShownPhoto } from '#app/domain/photos/store.server.ts'
import { isNewTo } from '#app/domain/reading/rules.ts'
import { noteOpening, readReader, type Reader } from '#app/domain/reading/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { speedsOf } from '#app/domain/training/reference-paces/rules.ts'
import { readReferencePaces } from '#app/domain/training/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound, pathNotFound } from '#app/http/page-not-found.ts'
import { postersOf, type PosterFocuses } from '#app/ui/blocks/prose/poster-focuses.tsx'
import { renderPersonalProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import type { Body } from '@allure/content-engine'
import type { ImageManifest } from '@allure/content-engine/images'
import { requireMember } from '../require-member.server.ts'
import { readToday } from '../today/read-today.server.ts'
import type { Route } from './+types/article.ts'
import { isDone } from './article-words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { article, area, viewer } = await findArticle(request, params['*'], context)
  const { path, title, description, level, isSample } = article
  const body = await readArticleBody(services, article)
  if (!body) throw pageNotFound(request)
  const focuses = await readFocusStyles(services.database, postersOf(body))
  const text = renderedText(body, services.images, focuses)
  const { memberId } = viewer
  const [reader, paces, photo] = await Promise.all([
    readReader(services, { memberId, path }),
    text.isPersonal ? readReferencePaces(services, memberId) : undefined,
    readShownPhoto(services, article.photo, '(min-width: 768px) 44rem, 100vw'),
  ])
  const isFirst = path === firstArticlePath
  const { pathname, searchParams } = new URL(request.url)
  // In the browser the application says itself what is read (`keep-place.ts`), and asks for pages that nobody opens.
  if (!isFirst && !pathname.endsWith('.data')) await noteOpening(services, { memberId, path }, reader)
  const asOfToday = { viewer, reader, articles: area.listed, path }
  const mark = reader.marks.get(path)
  const isRead = mark?.readAt !== undefined
  const done = searchParams.get('fait')
  return data(
    {
      facts: {
        path,
        title,
        description,
        level,
        isSample,
        readingMinutes: article.readingMinutes ?? readingMinutes(body.words),
        updatedOn: formatDay(article.updatedOn),
        photo,
      },
      sections: text.sections,
      place: placeInArea(area, path),
      html: text.prose.htmlFor(paces && speedsOf(paces)),
      tree: treeFor(area, reader),
      today: isFirst ? await readToday(services, asOfToday) : undefined,
      isRead,
      isHelpful: reader.isHelpful,
      resume: isRead ? undefined : text.sections.slice(1).find(({ id }) => id === mark?.heading),
      done: isDone(done) ? done : undefined,
    },
    { headers: forThisVisitor },
  )
}

/** The article of an address and who asks for it, or the 404 of any page that does not exist. */
export async function findArticle(request: Request, splat: string, context: Readonly<RouterContextProvider>) {
  // `/espace-athlete` itself is open, and nothing: the same answer as for any path that no route has.
  if (splat === '') throw pathNotFound(request)
  const { viewer } = await requireMember(context)
  const area = await readArea(context.get(servicesContext), viewer)
  const article = area.article(`${athleteArea}/${splat}`)
  if (!article) throw await movedOrUnknown(request, `${athleteArea}/${splat}`, area, context)
  return { article, area, viewer }
}

/** To where an article went, when this member may read it there. */
async function movedOrUnknown(
  request: Request,
  path: string,
  area: Area,
  context: Readonly<RouterContextProvider>,
) {
  const to = await movedTo(context.get(servicesContext).database, path)
  return to !== undefined && area.article(to)
    ? redirect(to, { status: 308, headers: noStore })
    : pageNotFound(request)
}

type RenderedText = ReturnType<typeof renderText>

// Rendering a text takes longer than all the rest of its page; the engine gives the same body until it changes.
const renderedTexts = new WeakMap<Body, { readonly focuses: string; readonly text: RenderedText }>()

function renderedText(body: Body, images: ImageManifest, asked: PosterFocuses): RenderedText {
  const focuses = asked.size === 0 ? '' : JSON.stringify([...asked])
  const known = renderedTexts.get(body)
  if (known?.focuses === focuses) return known.text
  const text = renderText(body, images, asked)
  renderedTexts.set(body, { focuses, text })
  return text
}

function renderText(body: Body, images: ImageManifest, focuses: PosterFocuses) {
  const prose = renderPersonalProse(body, images, focuses)
  return {
    prose,
    sections: body.toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    isPersonal: prose.htmlFor({ vma: 15, css: 100 }) !== prose.htmlFor(undefined),
  }
}

type Named = { readonly title: string; readonly path: string }

function placeInArea(area: Area, path: string) {
  const [section] = area.sectionsOf(path)
  const first = section && pagesIn(section)[0]
  const { before, after } = area.around(path)
  return {
    section: first && { title: section.title, path: first.path },
    previous: before && { title: before.title, path: before.path },
    next: after && { title: after.title, path: after.path },
  }
}

export type TreePage = Named & { readonly mark?: 'new' | 'read' | undefined }
export type TreeSection = { readonly title: string; readonly pages: readonly TreePage[] }

function treeFor({ entries, article }: Area, reader: Reader): { top: TreePage[]; sections: TreeSection[] } {
  const marked = (page: Named): TreePage => ({ ...page, mark: markOf(article(page.path), reader) })
  const isSection = ({ children }: AreaEntry) => children.length > 0
  return {
    top: entries.filter((entry) => !isSection(entry)).flatMap((entry) => pagesIn(entry).map(marked)),
    sections: entries
      .filter(isSection)
      .map((section) => ({ title: section.title, pages: pagesIn(section).map(marked) })),
  }
}

function pagesIn({ title, path, children }: AreaEntry): Named[] {
  return [...(path === undefined ? [] : [{ title, path }]), ...children.flatMap(pagesIn)]
}

function markOf(article: ArticleFacts | undefined, reader: Reader): TreePage['mark'] {
  if (!article) return undefined
  if (isNewTo(article, reader)) return 'new'
  return reader.marks.get(article.path)?.readAt ? 'read' : undefined
}
