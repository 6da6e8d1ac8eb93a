import { data, href } from 'react-router'
import { visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { toolMeta } from '../tool-meta.ts'
import { ToolPage } from '../tool-page.tsx'
import { toolSheet } from '../tool-sheet.ts'
import type { Route } from './+types/ironman-qualification.ts'
import { ExplainerContents } from './explainer/explainer-contents.tsx'
import { explainerSheet } from './explainer/explainer-sheet.ts'
import { QualificationExplainer } from './explainer/qualification-explainer.tsx'
import { renderExplainer } from './explainer/render-explainer.server.tsx'
import stylesheet from './ironman-qualification.css?url'
import { receiveResults } from './list/receive-results.server.ts'
import { qualificationFields } from './qualification-fields.ts'
import { QualificationTool } from './qualification-tool.tsx'

const path = href('/nos-outils/ironman-age-group-qualification-system')

export const handle: PageHandle = { isLive: true }

export const links: Route.LinksFunction = () => [
  ...toolSheet(),
  ...explainerSheet(),
  { rel: 'stylesheet', href: stylesheet },
]

export const headers = visitorHeaders(qualificationFields.names)

export async function loader(request: Route.LoaderArgs) {
  const { data: texts, init } = await readToolTexts(
    request,
    'outil-qualification-ironman',
    qualificationFields.names,
  )
  return data({ texts, explainer: renderExplainer() }, init ?? undefined)
}

export function action({ request }: Route.ActionArgs) {
  return receiveResults(request, path)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  toolMeta(matches, path, loaderData?.texts)

export default function IronmanQualification({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage texts={loaderData.texts}>
      <ExplainerContents />
      <QualificationTool path={path} posted={actionData} />
      <QualificationExplainer html={loaderData.explainer} />
    </ToolPage>
  )
}
