import { href } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/triathlon-time.ts'
import { triathlonTimeFields } from './triathlon-time-fields.ts'
import { TriathlonTimeTool } from './triathlon-time-tool.tsx'
import stylesheet from './triathlon-time.css?url'

const path = href('/nos-outils/calculateur-temps-triathlon')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(triathlonTimeFields.names)

export const loader = (request: Route.LoaderArgs) =>
  readToolTexts(request, 'outil-temps-triathlon', triathlonTimeFields.names)

export const meta: Route.MetaFunction = toolMeta(path, 'Calculateur de temps triathlon\u00a0: XS à XXL')

export default toolPage(TriathlonTimeTool, path)
