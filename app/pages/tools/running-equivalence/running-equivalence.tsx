import { href } from 'react-router'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/running-equivalence.ts'
import { runningEquivalenceFields } from './running-equivalence-fields.ts'
import { RunningEquivalenceTool } from './running-equivalence-tool.tsx'
import stylesheet from './running-equivalence.css?url'

const path = href('/nos-outils/calculateur-equivalence-running')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(runningEquivalenceFields.names)

export const loader = (request: Route.LoaderArgs) =>
  readToolTexts(request, 'outil-equivalence-running', runningEquivalenceFields.names)

export const meta: Route.MetaFunction = toolMeta(path, 'Prédiction de temps de course à pied et VDOT')

export default toolPage(RunningEquivalenceTool, path)
