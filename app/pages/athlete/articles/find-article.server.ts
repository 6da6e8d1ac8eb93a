import { data, type RouterContextProvider } from 'react-router'
import { athleteArea } from '#app/domain/articles/article.ts'
import { readArea } from '#app/domain/articles/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readAsker } from '../read-asker.server.ts'

/** The article of an address and who asks for it, or the 404 of any page that does not exist. */
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
