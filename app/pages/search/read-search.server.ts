import type { RouterContextProvider } from 'react-router'
import { requestContext, servicesContext } from '../../context.ts'
import { kindNamed } from '../../domain/search/kinds.ts'
import { searchSite } from '../../domain/search/store.server.ts'

/** What an address asks for (`?q=seuil&dans=stages`), and what the site answers to whoever asks. */
export async function readSearch(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim()
  const kind = kindNamed(searchParams.get('dans'))
  const standing = await context.get(requestContext).standing()
  const found = await searchSite(context.get(servicesContext), { query, standing, kind })
  return { query, kind, ...found }
}
