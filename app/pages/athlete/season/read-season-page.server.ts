import { data, type RouterContextProvider } from 'react-router'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { readOwnSeason } from './read-own-season.server.ts'
import { seasonView } from './season-view.ts'

export async function readSeasonPage(
  request: Request,
  named: string | undefined,
  context: Readonly<RouterContextProvider>,
) {
  const { season, races, seasons, today } = await readOwnSeason(request, named, context)
  const view = seasonView({ season, races, seasons, today })
  return data({ season: view }, { headers: forThisVisitor })
}
