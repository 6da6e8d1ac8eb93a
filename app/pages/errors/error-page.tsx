import { useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import { isComeBack } from '#app/http/come-back.ts'
import { maintenanceTitle } from '#app/http/maintenance/refuse-in-maintenance.ts'
import { requestIdName, useRequestId } from '#app/http/request-id.ts'
import type { loader } from '#app/root.tsx'
import { isConnectionCut } from '#app/ui/blocks/forms/is-connection-cut.ts'
import { homePath } from '#app/ui/blocks/navigation.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ComeBackPage } from './come-back-page.tsx'
import { ErrorFrame } from './error-frame.tsx'

export function ErrorPage({ error }: { error: unknown }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const here = useLocation()
  if (isRouteErrorResponse(error) && error.status === 503)
    return isComeBack(error.data) ? (
      <ComeBackPage {...error.data} />
    ) : (
      <ErrorFrame isMaintenance status={503} title={maintenanceTitle} sentence={String(error.data)} />
    )
  const { status, title, sentence, detail } = textOfError(error, here.pathname)
  return (
    <ErrorFrame
      title={title}
      documentTitle={`${title} — ${site?.club.name ?? 'Allure'}`}
      status={status}
      sentence={sentence}
    >
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
    </ErrorFrame>
  )
}

function RequestReference() {
  const current = useRequestId()
  // The first answer stays: React takes the tag over when the page comes to life.
  const [id] = useState(current)
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
