import { data, href, Form } from 'react-router'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { HiddenFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'
import type { Route } from './+types/logged.ts'
import { problemWords } from './answer.ts'
import { followLink, readCallback, type MailLink } from './logged.server.ts'
import { PasskeyAbility } from './passkey/passkey-ability.tsx'
import { SignInFrame, SignInStop, toLogin, toSite } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Connexion', 'Le retour d’un e-mail ou d’un autre service.')

export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await readCallback(request, context), { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return followLink(request, context, await readForm(request))
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Logged({ loaderData: callback, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  if (answer?.problem) return <WayRefused problem={answer.problem} />
  switch (callback.name) {
    case 'confirm':
      return <ConfirmLink link={callback.link} />
    case 'half-changed':
      return <HalfChanged />
    case 'refused':
      return <WayRefused problem={problemWords[callback.problem]} />
    case 'membership':
      return <SignInStop {...membershipWords[callback.status]} ways={afterMembership} />
    case 'nobody':
      return <NobodySignedIn />
  }
}

function NobodySignedIn() {
  const fragment = useIsLive() ? location.hash : ''
  const said = new URLSearchParams(fragment.slice(1))
  if (said.has('error')) {
    const problem = said.get('error_code') === 'otp_expired' ? 'link-refused' : 'provider-refused'
    return <WayRefused problem={problemWords[problem]} />
  }
  if (said.has('message')) return <HalfChanged />
  return (
    <SignInStop
      title="Aucune session ouverte"
      lead="Connectez-vous pour retrouver votre espace."
      ways={[toLogin]}
    />
  )
}

function HalfChanged() {
  return (
    <SignInStop
      title="Encore une adresse"
      lead="Votre accord est noté. Le changement sera fait dès que vous aurez suivi aussi le lien envoyé à l’autre adresse."
      ways={[toSite]}
    />
  )
}

const afterRefusal = [
  { to: `${href('/login')}?etape=e-mail`, label: 'Recevoir un nouvel e-mail', icon: 'mail' },
  { to: href('/login'), label: 'Se connecter autrement', look: 'line' },
] as const

function WayRefused({ problem }: { problem: string }) {
  return (
    <SignInStop title="Recommençons" ways={afterRefusal}>
      <ProblemNote>{problem}</ProblemNote>
    </SignInStop>
  )
}

const almostThere = { title: 'Vous y êtes presque', lead: 'Un geste, et votre espace s’ouvre.' }

const wordsOfLink: Record<MailLink['type'], { title: string; lead: string }> = {
  signup: { title: 'Votre adresse', lead: 'Un geste, et votre adresse e-mail est confirmée.' },
  invite: { title: 'Bienvenue au club', lead: 'Un geste, et vous choisissez votre mot de passe.' },
  magiclink: almostThere,
  email: almostThere,
  recovery: {
    title: 'Un nouveau mot de passe',
    lead: 'Un geste, et vous choisissez votre nouveau mot de passe.',
  },
  email_change: {
    title: 'Votre nouvelle adresse',
    lead: 'Un geste, et le changement d’adresse est confirmé.',
  },
}

function ConfirmLink({ link }: { link: MailLink }) {
  const isSending = useIsSending('continue', 'method')
  return (
    <SignInFrame {...wordsOfLink[link.type]}>
      <Form method="post" action={href('/logged')} className="sign-in-form">
        <HiddenFields fields={{ ...link, method: 'continue' }} />
        <PasskeyAbility />
        <Button type="submit" size="large" block iconEnd="arrow-right" busy={isSending}>
          Continuer
        </Button>
      </Form>
    </SignInFrame>
  )
}

const membershipWords = {
  suspended: {
    title: 'Votre accès est en pause',
    lead: 'Votre adhésion est suspendue\u00a0: l’espace athlète vous attend, il rouvrira dès sa reprise. Une question\u202f? Écrivez-nous.',
  },
  ended: {
    title: 'Votre adhésion a pris fin',
    lead: 'L’espace athlète est réservé aux membres du club. Votre compte, lui, reste ouvert\u00a0: vous pouvez y récupérer vos données.',
  },
  unknown: {
    title: 'Aucune adhésion ici',
    lead: 'Votre compte est reconnu, mais il n’est relié à aucun membre du club. Écrivez-nous, nous regarderons ensemble.',
  },
}

const afterMembership = [
  { to: href('/contact'), label: 'Écrire au club' },
  { to: '/compte', label: 'Voir mon compte', look: 'line' },
  { to: href('/deconnexion'), label: 'Se déconnecter', look: 'ghost', size: 'medium' },
] as const
