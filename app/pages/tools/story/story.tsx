import { data, href } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/story.ts'
import { lookOfQuery } from './asked-look.server.ts'
import { readOwnLooks } from './own-looks.server.ts'
import { readStoryQuery, storyParameters } from './story-query.ts'
import { StoryTool } from './story-tool.tsx'
import stylesheet from './story.css?url'
import { typedActivityOf } from './typed-activity.ts'

const path = href('/nos-outils/strava-story-sharing')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(storyParameters)

export async function loader(asked: Route.LoaderArgs) {
  const texts = await readToolTexts(asked, 'outil-story-strava', storyParameters)
  const hasStrava = asked.context.get(servicesContext).strava !== undefined
  const query = readStoryQuery(asked.url.searchParams)
  const typed = typedActivityOf(query)
  const own = await readOwnLooks(asked.context.get(servicesContext).content)
  const looks = {
    askedLook: lookOfQuery(query, own.palettes),
    ownPalettes: own.palettes,
    ownTemplates: own.templates,
  }
  return data({ ...texts.data, hasStrava, typed, ...looks }, texts.init ?? {})
}

export const meta: Route.MetaFunction = toolMeta(
  path,
  'Story Strava\u00a0: une image de votre sortie, sans rien envoyer',
)

export default toolPage(StoryTool, path, { isOneSheet: true })
