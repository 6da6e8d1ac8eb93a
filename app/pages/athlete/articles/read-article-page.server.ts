import { data, type RouterContextProvider } from 'react-router'
import { firstArticlePath } from '#app/domain/articles/article.ts'
import { noteOpening, readReader } from '#app/domain/reading/store.server.ts'
import { speedsOf } from '#app/domain/training/reference-paces/rules.ts'
import { readReferencePaces } from '#app/domain/training/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { handDrawn, isForData } from '#app/http/page/drawn-html.server.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readToday } from '../today/read-today.server.ts'
import { doneOf } from './done-words.ts'
import { drawTree } from './draw-tree.server.tsx'
import { proseName, treeName } from './drawn-names.ts'
import { findArticle } from './find-article.server.ts'
import { placeInArea } from './place-in-area.ts'
import { readDrawnArticle } from './read-drawn-article.server.ts'
import { resumeAt } from './resume-at.ts'

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
