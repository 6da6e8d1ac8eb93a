import { href } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { publicHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { readInfo } from '#content/collections/info.ts'
import type { Route } from './+types/explanation.ts'
import chapters from './explainer-chapters.json' with { type: 'json' }
import stylesheet from './explainer.css?url'
import { renderExplainer } from './render-explainer.server.tsx'

const tool = {
  label: 'Qualification Ironman',
  path: href('/nos-outils/ironman-age-group-qualification-system'),
}
const path = href('/nos-outils/ironman-age-group-qualification-system/explication')

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = publicHeaders()

export async function loader({ context }: Route.LoaderArgs) {
  const { explanation } = await readInfo(context.get(servicesContext).content, 'outil-qualification-ironman')
  return { ...explanation, html: renderExplainer() }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData
  return pageMeta(matches, { title, description, path, trail: [tool, { label: title, path }] })
}

export default function Explanation({ loaderData: { title, lead, html } }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap tool-head">
        <Breadcrumb
          steps={[{ label: 'Accueil', to: homePath }, { label: tool.label, to: tool.path }, { label: title }]}
        />
        <h1 className="d2">{title}</h1>
        <p className="lead">{lead}</p>
      </header>
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
      <div
        className="explainer"
        // oxlint-disable-next-line react/no-danger -- drawn by our own components, on the server
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}
