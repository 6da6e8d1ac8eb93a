import { data, href } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { visitorHeaders } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { readToolTexts } from '../read-tool-texts.server.ts'
import { ToolPage } from '../tool-page.tsx'
import { toolLinks, toolMeta } from '../tool-route.ts'
import type { Route } from './+types/ironman-qualification.ts'
import stylesheet from './ironman-qualification.css?url'
import { receiveResults } from './list/receive-results.server.ts'
import { qualificationFields } from './qualification-fields.ts'
import { QualificationTool } from './qualification-tool.tsx'
import { readCalendar } from './read-calendar.server.ts'

const path = href('/nos-outils/ironman-age-group-qualification-system')

export const handle: PageHandle = { isLive: true }

export const links = toolLinks(stylesheet)

export const headers = visitorHeaders(qualificationFields.names)

export async function loader(request: Route.LoaderArgs) {
  const [{ data: texts, init }, calendar] = await Promise.all([
    readToolTexts(request, 'outil-qualification-ironman', qualificationFields.names),
    readCalendar(request.context.get(servicesContext)),
  ])
  return data({ ...texts, calendar }, init ?? undefined)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { announced } = await readCalendar(context.get(servicesContext))
  return receiveResults(request, context, { path, announced })
}

export const meta: Route.MetaFunction = toolMeta(
  path,
  'Qualification Kona et 70.3\u00a0: temps pondéré par âge',
)

export default function IronmanQualification({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ToolPage texts={loaderData}>
      <QualificationTool path={path} calendar={loaderData.calendar} posted={actionData} />
      <ExplanationLink />
    </ToolPage>
  )
}

function ExplanationLink() {
  return (
    <div className="wrap tool-section explanation-link">
      <div>
        <h2 className="d4">Les règles, expliquées</h2>
        <p className="muted">
          Places automatiques, coefficients de chaque âge, liste qui descend, calendrier des réformes&nbsp;:
          avec les sources, et ce qui reste à vérifier.
        </p>
      </div>
      <ButtonLink look="line" to={href('/nos-outils/ironman-age-group-qualification-system/explication')}>
        Lire l’explication
      </ButtonLink>
    </div>
  )
}
