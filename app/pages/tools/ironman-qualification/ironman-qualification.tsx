import { data, href } from 'react-router'
import { requestContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { ToolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/ironman-qualification.ts'
import explainerChapters from './explainer/explainer-chapters.json' with { type: 'json' }
import explainerSheet from './explainer/explainer.css?url'
import { renderExplainer } from './explainer/render-explainer.server.tsx'
import stylesheet from './ironman-qualification.css?url'
import { receiveResults } from './list/receive-results.server.ts'
import { qualificationFields } from './qualification-fields.ts'
import { QualificationTool } from './qualification-tool.tsx'

const chapters = [{ id: 'simulateur', label: 'Simulateur' }, ...explainerChapters]

const path = href('/nos-outils/ironman-age-group-qualification-system')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(explainerSheet, stylesheet)

export const headers = visitorHeaders(qualificationFields.names)

export async function loader(request: Route.LoaderArgs) {
  const { data: texts, init } = await readToolTexts(
    request,
    'outil-qualification-ironman',
    qualificationFields.names,
  )
  return data({ ...texts, explainer: renderExplainer() }, init ?? undefined)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveResults(request, context.get(requestContext).address, path)
}

export const meta: Route.MetaFunction = toolMeta(path)

export default function IronmanQualification({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage texts={loaderData}>
      <ExplainerContents />
      <QualificationTool path={path} posted={actionData} />
      <QualificationExplainer html={loaderData.explainer} />
    </ToolPage>
  )
}

function QualificationExplainer({ html }: { html: string }) {
  return (
    <div
      className="explainer"
      // oxlint-disable-next-line react/no-danger -- drawn by our own components, on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function ExplainerContents() {
  return (
    <nav className="wrap explainer-contents" aria-label="Sur cette page">
      <ul>
        {chapters.map(({ id, label }) => (
          <li key={id}>
            <a className="chip" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
