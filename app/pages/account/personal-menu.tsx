import { renderToStaticMarkup } from 'react-dom/server'
import type { Route } from './+types/personal-menu.ts'
import { viewerOf } from '../../domain/shared/viewer.ts'
import { readArea } from '../../domain/articles/store.server.ts'
import { servicesContext, visitorContext } from '../../context.ts'
import { keptByNobody } from '../../visitor-headers.ts'
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
