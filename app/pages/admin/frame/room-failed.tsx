import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { isComeBack } from '#app/http/come-back.ts'
import { useRequestId } from '#app/http/request-id.ts'
import { ComeBackForm, comeBackSentence, comeBackTitle } from '#app/ui/blocks/forms/come-back-form.tsx'
import { isConnectionCut } from '#app/ui/blocks/forms/is-connection-cut.ts'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'

/** What stands in place of a room that failed, or that is none. */
export function RoomFailed({ error }: { error: unknown }) {
  const here = useLocation()
  const requestId = useRequestId()
  const title = useFocusOnMount<HTMLHeadingElement>()
  const said = wordsOf(error)
  const isBroken = said.status >= 500
  return (
    <section className="admin-failed stack" key={here.key}>
      <title>{said.title}</title>
      <h1 className="d3" tabIndex={-1} ref={title}>
        {said.title}
      </h1>
      <p className="lead">{said.sentence}</p>
      {said.typed ? <ComeBackForm {...said.typed} /> : null}
      <p className="row chips">
        {said.canRetry ? (
          <ButtonLink to={here.pathname + here.search} replace>
            Réessayer
          </ButtonLink>
        ) : null}
        <ButtonLink to={href('/admin')} look="line">
          À traiter
        </ButtonLink>
      </p>
      {isBroken && requestId !== undefined ? (
        <p className="muted smaller">
          Référence à citer si vous nous écrivez&nbsp;: <b className="num">{requestId}</b>
        </p>
      ) : null}
    </section>
  )
}

function wordsOf(error: unknown) {
  if (isRouteErrorResponse(error) && isComeBack(error.data)) {
    const { typed } = error.data
    const words = { title: comeBackTitle, sentence: comeBackSentence(typed), typed: error.data }
    return { ...words, status: error.status, canRetry: typed.length === 0 }
  }
  if (isConnectionCut(error)) return cutOff
  if (!isRouteErrorResponse(error)) return failed
  const { status, data } = error
  if (status === 404) return unknownPlace
  if (status === 403) return { ...closed, sentence: typeof data === 'string' ? data : closed.sentence }
  return status >= 500 ? { ...failed, status } : { ...refused, status }
}

type Words = {
  title: string
  sentence: string
  status: number
  canRetry: boolean
  typed?: Parameters<typeof ComeBackForm>[0]
}

const cutOff: Words = {
  title: 'La connexion s’est interrompue.',
  sentence: 'Cette rubrique n’est pas venue. Vérifiez votre réseau, puis réessayez.',
  status: 0,
  canRetry: true,
}
const failed: Words = {
  title: 'Cette rubrique n’a pas pu s’afficher.',
  sentence: 'Les autres sont toujours là. Réessayez dans un instant\u202f; rien n’a été changé.',
  status: 500,
  canRetry: true,
}
const refused: Words = {
  title: 'Nous n’avons pas compris cette demande.',
  sentence: 'Revenez à la page précédente et recommencez\u00a0: rien n’a été enregistré.',
  status: 400,
  canRetry: true,
}
const unknownPlace: Words = {
  title: 'Il n’y a rien à cette adresse.',
  sentence: 'Ce que vous cherchez n’existe pas, ou plus. La recherche, en haut, le retrouve peut-être.',
  status: 404,
  canRetry: false,
}
const closed: Words = {
  title: 'Cette rubrique ne vous est pas ouverte.',
  sentence: 'Un coach peut vous en donner le droit.',
  status: 403,
  canRetry: false,
}
