import { publicHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { useCurrentSection } from '#app/ui/blocks/use-current-section.ts'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { Route } from './+types/legal-page.ts'
import stylesheet from './legal.css?url'
import { readLegalPage } from './read-legal-page.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers = publicHeaders()

export const meta: Route.MetaFunction = ({ matches, loaderData: page }) => {
  if (!page) return []
  const { path, title, description } = page
  return pageMeta(matches, { title, description, path, trail: [{ label: title, path }] })
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readLegalPage(context, url.pathname)
}

export default function LegalPage({ loaderData: page }: Route.ComponentProps) {
  const { title, version, updatedOn, readingMinutes, essentials, sections, html, missing, isSample } = page
  const date = version
    ? `Version ${version}, en vigueur depuis le ${updatedOn}`
    : `Mise à jour le ${updatedOn}`
  return (
    <div className="wrap legal">
      <header>
        <Breadcrumb steps={[{ label: 'Accueil', to: homePath }, { label: title }]} />
        <h1 className="d2">{title}</h1>
        <div className="legal-facts row spread">
          <p className="muted">
            <Ordinals>{date}</Ordinals> · {readingMinutes}&nbsp;min de lecture
          </p>
          <PrintButton />
        </div>
      </header>
      {isSample ? (
        <Note tone="neutral" className="legal-note">
          <ExampleBadge /> Les noms, numéros et adresses de cette page sont des exemples.
        </Note>
      ) : null}
      {missing.length > 0 ? (
        <Note tone="warning" className="legal-note">
          À compléter dans les faits de l’entreprise avant la mise en ligne&nbsp;: {missing.join(', ')}.
        </Note>
      ) : null}
      {essentials.length > 0 ? <LegalEssentials essentials={essentials} /> : null}
      <div className="legal-columns columns">
        <LegalContents sections={sections} />
        <Prose html={html} className="legal-text" />
      </div>
    </div>
  )
}

type Page = Route.ComponentProps['loaderData']

function LegalEssentials({ essentials }: Pick<Page, 'essentials'>) {
  return (
    <section className="legal-essentials columns" aria-labelledby="legal-essentials columns">
      <h2 className="d5" id="legal-essentials columns">
        L’essentiel
      </h2>
      <dl className="columns-kept">
        {essentials.map(({ figure, words }) => (
          <div key={words}>
            <dt className="num">{figure}</dt>
            <dd className="muted small">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LegalContents({ sections }: Pick<Page, 'sections'>) {
  const current = useCurrentSection(sections)
  return (
    <nav className="legal-contents" aria-label="Sommaire">
      <details open>
        <summary className="row spread">
          Sommaire
          <Icon name="chevron-down" size={18} />
        </summary>
        <ol>
          {sections.map(({ id, text }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="columns-kept"
                aria-current={id === current ? 'location' : undefined}
              >
                <span className="num">{index + 1}</span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
