import { Form, href, useNavigation } from 'react-router'
import { noStore, privateHeaders } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { DoneMark, FocusedTitle } from '#app/ui/blocks/forms/sent-card.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { Route } from './+types/request.ts'
import stylesheet from './restock.css?url'

export { loader, action } from './request.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers: Route.HeadersFunction = () =>
  [...privateHeaders, ...Object.entries(noStore)].map(([name, value]): [string, string] => [name, value])

export const meta = hiddenMeta('Prévenez-moi', 'Confirmer sa demande, ou quitter la liste.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function RestockRequest({ loaderData: { waiting }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isAnswer = answer?.isAnswer === true
  return (
    <div className="wrap section restock">
      <CutOffNote />
      {waiting ? <Request waiting={waiting} isAnswer={isAnswer} /> : <Gone isAnswer={isAnswer} />}
    </div>
  )
}

function Gone({ isAnswer }: { isAnswer: boolean }) {
  return (
    <>
      {isAnswer ? <DoneMark /> : null}
      {isAnswer ? (
        <FocusedTitle>Vous n’êtes plus sur la liste.</FocusedTitle>
      ) : (
        <h1 className="d2">Cette demande n’existe plus.</h1>
      )}
      <p className="lead">Votre adresse est effacée&nbsp;: rien ne partira à ce sujet.</p>
      <ButtonLink to={href('/notre-boutique')} look="line" size="large">
        Voir la boutique
      </ButtonLink>
    </>
  )
}

type Waiting = NonNullable<Route.ComponentProps['loaderData']['waiting']>

const words = {
  asked: {
    title: 'Vous prévenir de son retour\u202f?',
    text: 'un e-mail, un seul, quand il revient. Confirmez, et votre place est prise.',
  },
  waiting: {
    title: 'Vous êtes sur la liste.',
    text: 'nous vous écrirons une fois, à son retour.',
  },
  told: {
    title: 'Vous avez été prévenu.',
    text: 'votre adresse est effacée, il n’y a rien à faire.',
  },
}

function Request({ waiting: { name, path, state }, isAnswer }: { waiting: Waiting; isAnswer: boolean }) {
  const isBusy = useNavigation().state === 'submitting'
  const { title, text } = words[state]
  return (
    <>
      {isAnswer ? <DoneMark /> : null}
      {isAnswer ? <FocusedTitle key={title}>{title}</FocusedTitle> : <h1 className="d2">{title}</h1>}
      <p className="lead">
        {name}&nbsp;: {text}
      </p>
      <div className="row cluster">
        {state === 'asked' ? (
          <Act name="confirmer" isBusy={isBusy}>
            Confirmer
          </Act>
        ) : null}
        {state === 'told' ? null : (
          <Act name="quitter" isBusy={isBusy} isQuiet>
            Quitter la liste
          </Act>
        )}
        {path === undefined ? null : (
          <ButtonLink to={path} look="line" size="large">
            Voir l’article
          </ButtonLink>
        )}
      </div>
    </>
  )
}

type ActProps = { name: string; isBusy: boolean; isQuiet?: boolean; children: string }

function Act({ name, isBusy, isQuiet = false, children }: ActProps) {
  return (
    <Form method="post">
      <Button
        type="submit"
        name="geste"
        value={name}
        size="large"
        look={isQuiet ? 'line' : 'primary'}
        busy={isBusy}
      >
        {children}
      </Button>
    </Form>
  )
}
