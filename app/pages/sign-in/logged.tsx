import { useSyncExternalStore } from 'react'
import { data, href, Form } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import type { Route } from './+types/logged.ts'
import { problemWords, type SignInProblem } from './answer.ts'
import { followLink, readCallback, type MailLink } from './logged.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const neverChanges = () => () => undefined

const readFragment = () => location.hash

export const handle: PageHandle = { isBare: true, isLive: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta = hiddenMeta('Connexion', 'Le retour d’un e-mail ou d’un autre service.', href('/logged'))

export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await readCallback(request, context), { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return followLink(request, context, await readForm(request))
}

export default function Logged({ loaderData: callback, actionData: answer }: Route.ComponentProps) {
  if (answer?.problem) return <WayRefused problem={answer.problem} />
  switch (callback.name) {
    case 'confirm':
      return <ConfirmLink link={callback.link} />
    case 'half-changed':
      return <HalfChanged />
    case 'refused':
      return <WayRefused problem={callback.problem} />
    case 'membership':
      return <MembershipState status={callback.status} />
    case 'nobody':
      return <NobodySignedIn />
  }
}

function NobodySignedIn() {
  const fragment = useSyncExternalStore(neverChanges, readFragment, () => '')
  const said = new URLSearchParams(fragment.slice(1))
  if (said.has('error'))
    return (
      <WayRefused problem={said.get('error_code') === 'otp_expired' ? 'link-refused' : 'provider-refused'} />
    )
  if (said.has('message')) return <HalfChanged />
  return (
    <SignInFrame title="Aucune session ouverte" lead="Connectez-vous pour retrouver votre espace.">
      <ButtonLink to={href('/login')} size="large" block>
        Se connecter
      </ButtonLink>
    </SignInFrame>
  )
}

function HalfChanged() {
  return (
    <SignInFrame
      title="Encore une adresse"
      lead="Votre accord est noté. Le changement sera fait dès que vous aurez suivi aussi le lien envoyé à l’autre adresse."
    >
      <ButtonLink to={href('/')} look="line" size="large" block>
        Revenir au site
      </ButtonLink>
    </SignInFrame>
  )
}

function WayRefused({ problem }: { problem: SignInProblem }) {
  return (
    <SignInFrame title="Recommençons">
      <div className="sign-in-form">
        <ProblemNote>{problemWords[problem]}</ProblemNote>
        <ButtonLink to={`${href('/login')}?etape=e-mail`} size="large" icon="mail" block>
          Recevoir un nouvel e-mail
        </ButtonLink>
        <ButtonLink to={href('/login')} look="line" size="large" block>
          Se connecter autrement
        </ButtonLink>
      </div>
    </SignInFrame>
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
  const { title, lead } = wordsOfLink[link.type]
  return (
    <SignInFrame title={title} lead={lead}>
      <Form method="post" action={href('/logged')} className="sign-in-form">
        {Object.entries(link).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          name="method"
          value="continue"
          size="large"
          block
          iconEnd="arrow-right"
          busy={isSending}
        >
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

function MembershipState({ status }: { status: keyof typeof membershipWords }) {
  return (
    <SignInFrame {...membershipWords[status]}>
      <div className="sign-in-form">
        <ButtonLink to={href('/contact')} size="large" block>
          Écrire au club
        </ButtonLink>
        <ButtonLink to="/compte" look="line" size="large" block>
          Voir mon compte
        </ButtonLink>
        <ButtonLink to={href('/deconnexion')} look="ghost" block>
          Se déconnecter
        </ButtonLink>
      </div>
    </SignInFrame>
  )
}
