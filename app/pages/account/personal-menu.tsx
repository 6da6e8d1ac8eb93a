import { renderToStaticMarkup } from 'react-dom/server'
import type { Route } from './+types/personal-menu.ts'
import { servicesContext, visitorContext } from '../../context.ts'
import { keptByNobody } from '../../visitor-headers.ts'
import { AthleteTree } from './athlete-tree.tsx'

/** What is personal in the menus, as pieces of HTML: the shell puts them in when a menu is opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content } = context.get(servicesContext)
  const member = await visitor.member()
  const isMember = (await visitor.standing()) === 'member'
  const tree = isMember ? await content.readAs('members').queryCollectionNavigation('espaceAthlete') : []
  const isCoach = isMember && member?.role === 'admin'
  const pieces = {
    links: isCoach ? renderToStaticMarkup(<a href="/admin">Administration</a>) : '',
    tree: tree.length > 0 ? renderToStaticMarkup(<AthleteTree entries={tree} />) : '',
  }
  return Response.json(pieces, { headers: keptByNobody })
}
