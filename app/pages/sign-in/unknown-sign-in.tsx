import { data, href } from 'react-router'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { disownSignIn, findDisownable } from '#app/domain/sign-ins/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/unknown-sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame, SignInStop, toLogin, toSite } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Connexion inconnue', 'Fermer une connexion qui n’était pas la vôtre.')

/** What a mail links to; nothing is done before somebody says so: scanners follow links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('jeton') ?? ''
  const signIn = await findDisownable(context.get(servicesContext), token)
  const shown = signIn && { token, device: signIn.device, at: signIn.at }
  return data({ signIn: shown }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const accounts = clubClient(services.auth).auth.admin
  const outcome = await disownSignIn({ ...services, accounts }, textOf(await readForm(request), 'token'))
  return data({ outcome }, { status: outcome === 'done' ? 200 : 422, headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function UnknownSignIn({ loaderData: { signIn }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  if (answer?.outcome === 'done') return <Disowned />
  if (!signIn) return <LinkOver />
  return (
    <SignInFrame
      title="Ce n’était pas vous&#8239;?"
      lead={
        <>
          Votre compte a été ouvert le {formatInstant(signIn.at)}&nbsp;: <b>{signIn.device}</b>.
        </>
      }
      motto="Un doute, une porte fermée."
      foot="C’était vous&#8239;? Fermez cette page, rien ne change."
    >
      <SignInForm
        method="disown"
        answer={undefined}
        fields={{ token: signIn.token }}
        button="Ce n’était pas moi, tout fermer"
      >
        <p>
          Toutes les sessions seront fermées, votre mot de passe n’ouvrira plus rien, et ce qui aurait été
          ajouté depuis (clé d’accès, second facteur) sera retiré. Un e-mail vous fera choisir un nouveau mot
          de passe.
        </p>
      </SignInForm>
    </SignInFrame>
  )
}

function Disowned() {
  return (
    <SignInStop
      title="Votre compte est refermé"
      lead="Toutes les sessions sont closes, l’ancien mot de passe n’ouvre plus rien. Un e-mail vient de partir à votre adresse&nbsp;: suivez-le pour choisir un nouveau mot de passe."
      ways={[toSite]}
    />
  )
}

function LinkOver() {
  return (
    <SignInStop
      title="Ce lien ne sert plus"
      lead="Il a déjà servi, ou il a plus d’une semaine. Si votre mot de passe a pu être vu, changez-le&nbsp;: vos autres appareils seront déconnectés."
      ways={[
        { to: href('/mot-de-passe'), label: 'Changer de mot de passe' },
        { ...toLogin, look: 'line' },
      ]}
    />
  )
}
