import { href } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/running-pace.ts'
import { runningPaceFields } from './running-pace-fields.ts'
import { RunningPaceTool } from './running-pace-tool.tsx'
import stylesheet from './running-pace.css?url'

const path = href('/nos-outils/calculateur-allure-running')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(runningPaceFields.names)

export const loader = (request: Route.LoaderArgs) =>
  readToolTexts(request, 'outil-allure-running', runningPaceFields.names)

export const meta: Route.MetaFunction = toolMeta(
  path,
  'Calculateur d’allure course à pied\u00a0: temps, vitesse, passages',
)

export default toolPage(RunningPaceTool, path)
