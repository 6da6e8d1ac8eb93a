import { href } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/swim-pace.ts'
import { swimPaceFields } from './swim-pace-fields.ts'
import { SwimPaceTool } from './swim-pace-tool.tsx'
import stylesheet from './swim-pace.css?url'

const path = href('/nos-outils/calculateur-allure-natation')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(swimPaceFields.names)

export const loader = (request: Route.LoaderArgs) =>
  readToolTexts(request, 'outil-allure-natation', swimPaceFields.names)

export const meta: Route.MetaFunction = toolMeta(
  path,
  'Calculateur d’allure natation\u00a0: temps au 100\u00a0m, CSS',
)

export default toolPage(SwimPaceTool, path)
