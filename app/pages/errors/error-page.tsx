import { useEffect, useRef, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { isComeBack } from '#app/http/come-back.ts'
import { maintenanceTitle } from '#app/http/maintenance.ts'
import { requestIdName, useRequestId } from '#app/http/request-id.ts'
import type { loader } from '#app/root.tsx'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { isConnectionCut } from '#app/ui/blocks/forms/is-connection-cut.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ComeBackPage } from './come-back-page.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const here = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // In place of a page that was there: whoever sent its form is far below.
    if (document.documentElement.dataset.application === 'started') heading.current?.focus()
  }, [])
  if (isRouteErrorResponse(error) && error.status === 503)
    return isComeBack(error.data) ? (
      <ComeBackPage {...error.data} />
    ) : (
      <Maintenance message={String(error.data)} />
    )
  const { status, title, sentence, detail } = textOfError(error, here.pathname)
  return (
    <section className="error-page scene">
      <title>{`${title} — ${site?.club.name ?? 'Allure'}`}</title>
      <meta name="robots" content="noindex" />
      <LineArt name="error-404" className="error-art" />
      <div className="wrap error-inside">
        {status ? <p className="error-status num tall">{status}</p> : null}
        <h1 className="d2" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="lead">{sentence}</p>
        {status ? (
          <p className="actions">
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
          <p className="error-detail muted smaller" lang="en">
            {detail}
          </p>
        ) : null}
        {status && status >= 500 ? <RequestReference /> : null}
      </div>
    </section>
  )
}

function RequestReference() {
  const asked = useRequestId()
  // The first answer stays: React takes the tag over when the page comes to life.
  const [id] = useState(asked)
  if (id === undefined) return null
  return (
    <>
      <meta name={requestIdName} content={id} />
      <p className="error-detail muted smaller">
        Référence à citer si vous nous écrivez&nbsp;: <b className="num">{id}</b>
      </p>
    </>
  )
}

function Maintenance({ message }: { message: string }) {
  return (
    <section className="error-page error-maintenance scene ink">
      <title>{maintenanceTitle}</title>
      <meta name="robots" content="noindex" />
      <LineArt name="maintenance" className="error-art" />
      <div className="wrap error-inside">
        <Wordmark />
        <div>
          <p className="error-status num tall">503</p>
          <h1 className="d2">{maintenanceTitle}</h1>
          <p className="lead">{message}</p>
        </div>
      </div>
    </section>
  )
}

type ErrorText = { status?: number; title: string; sentence: string; detail?: string }

function textOfError(error: unknown, path: string): ErrorText {
  if (isConnectionCut(error)) return cutOff
  if (!isRouteErrorResponse(error)) return { ...unexpected, status: 500 }
  const { status, statusText, data } = error
  if (status === 404) return { status, ...unknownPage, detail: `${statusText}: ${path}` }
  if (status === 403) return { status, title: 'Ce couloir est réservé.', sentence: String(data) }
  if (status === 429) return { status, ...tooMany }
  return { status, ...(status < 500 ? notUnderstood : unexpected) }
}

const cutOff = {
  title: 'La connexion s’est interrompue.',
  sentence: 'Le site n’a pas répondu. Vérifiez votre réseau, puis réessayez.',
}
const unknownPage = {
  title: 'Vous êtes sorti du parcours.',
  sentence: 'Cette page n’existe pas, ou plus. Ça arrive, même avec un bon GPS.',
}
const tooMany = {
  title: 'Un peu de récupération.',
  sentence: 'Trop de demandes en peu de temps. Patientez quelques minutes, puis recommencez.',
}
const notUnderstood = {
  title: 'Nous n’avons pas compris cette demande.',
  sentence: 'Revenez à la page précédente et recommencez : rien n’a été enregistré.',
}
const unexpected = {
  title: 'Une crampe de notre côté.',
  sentence: 'La page n’a pas pu s’afficher. Nous en sommes avertis ; réessayez dans un instant.',
}
