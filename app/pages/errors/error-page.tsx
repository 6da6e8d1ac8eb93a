import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { textOfError } from './error-text.ts'
import { Maintenance } from './maintenance.tsx'
import { RequestReference } from './request-reference.tsx'

/** The page of every error: its status, what happened, and the way back. */
export function ErrorPage({ error }: { error: unknown }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const here = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // In place of a page that was there: whoever sent its form is far below.
    if (document.documentElement.dataset.application === 'started') heading.current?.focus()
  }, [])
  if (isRouteErrorResponse(error) && error.status === 503) return <Maintenance message={String(error.data)} />
  const { status, title, sentence, detail } = textOfError(error)
  return (
    <section className="error-page">
      <title>{`${title} — ${site?.club.name ?? 'Allure'}`}</title>
      <meta name="robots" content="noindex" />
      <LineArt name="error-404" className="error-art" />
      <div className="wrap error-inside">
        {status ? <p className="error-status num">{status}</p> : null}
        <h1 className="d2" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="lead">{sentence}</p>
        {status ? (
          <p className="hero-actions">
            <ButtonLink to={homePath} size="large">
              Revenir au départ
            </ButtonLink>
            <ButtonLink to={`/contact?sujet=autre`} look="line" size="large">
              Signaler un lien cassé
            </ButtonLink>
          </p>
        ) : (
          <ButtonLink to={here} size="large" reloadDocument>
            Réessayer
          </ButtonLink>
        )}
        {detail ? (
          <p className="error-detail" lang="en">
            {detail}
          </p>
        ) : null}
        {status && status >= 500 ? <RequestReference /> : null}
      </div>
    </section>
  )
}
