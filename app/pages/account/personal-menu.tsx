import { renderToStaticMarkup } from 'react-dom/server'
import { readArea } from '#app/domain/articles/store.server.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import type { Route } from './+types/personal-menu.ts'
import { AthleteTree } from './athlete-tree.tsx'
import { MemberLinks } from './member-links.tsx'

/** What is personal in the menus, as pieces of HTML: the shell puts them in when a menu is opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const services = context.get(servicesContext)
  const member = await visitor.member()
  const isMember = (await visitor.standing()) === 'member'
  const reader = isMember && member ? viewerOf(member) : undefined
  const tree = reader ? (await readArea(services, reader)).entries : []
  const pieces = {
    links: reader ? renderToStaticMarkup(<MemberLinks isCoach={reader.isCoach} />) : '',
    tree: tree.length > 0 ? renderToStaticMarkup(<AthleteTree entries={tree} />) : '',
  }
  return Response.json(pieces, { headers: keptByNobody })
}
