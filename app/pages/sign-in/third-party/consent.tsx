import { data, href, Form } from 'react-router'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { accountsSheet } from '#app/ui/blocks/accounts/accounts-sheet.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import { SignInFrame } from '../sign-in-frame.tsx'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/consent.ts'
import { decideConsent, readConsent, type AskedConsent } from './consent.server.ts'
import { Leaving } from './leaving.tsx'

export const handle: PageHandle = { isBare: true }
export const links = accountsSheet
export const headers = visitorHeaders([])

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Autoriser une application',
    description: 'Une application demande à vous reconnaître.',
    path: href('/oauth/consentement'),
    isHidden: true,
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const consent = await readConsent(request, context)
  return data(consent, { status: consent.name === 'gone' ? 404 : 200, headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  return decideConsent(context, await readForm(request))
}

export default function Consent({ loaderData: consent, actionData: answer }: Route.ComponentProps) {
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  if (answer || consent.name === 'gone') return <ConsentGone />
  if (consent.name === 'given') return <Leaving address={consent.address} />
  return <ConsentForm asked={consent} />
}

function ConsentGone() {
  return (
    <SignInFrame
      title="Cette demande n’existe plus"
      lead="Une demande d’autorisation vaut dix minutes et sert une fois. Retournez dans l’application et recommencez depuis là-bas."
    >
      <ButtonLink to={href('/')} look="line" size="large" block>
        Revenir au site
      </ButtonLink>
    </SignInFrame>
  )
}

function ConsentForm({ asked: { id, client, email, shown } }: { asked: AskedConsent }) {
  const isGranting = useIsSending('approve')
  const isRefusing = useIsSending('deny')
  return (
    <SignInFrame
      title={`Autoriser cette application\u202f?`}
      lead={
        <>
          <b>{client.name}</b> ({client.host}) demande à vous reconnaître, sous votre compte <b>{email}</b>.
        </>
      }
      motto="Vous décidez qui court à vos côtés."
    >
      <h2 className="d5">Elle verra</h2>
      <ul className="consent-list">
        {shown.map((words) => (
          <li key={words}>
            <Icon name="check" size={18} />
            {words}
          </li>
        ))}
      </ul>
      <p className="muted">
        Elle ne verra ni votre mot de passe, ni vos messages, ni les contenus du club. Vous pourrez revenir
        sur votre accord depuis votre compte.
      </p>
      <Form
        method="post"
        action={`${href('/oauth/consentement')}?${new URLSearchParams({ authorization_id: id })}`}
        className="sign-in-more"
      >
        <input type="hidden" name="authorization_id" value={id} />
        <Button type="submit" name="method" value="approve" size="large" block busy={isGranting}>
          Autoriser
        </Button>
        <Button type="submit" name="method" value="deny" look="line" size="large" block busy={isRefusing}>
          Refuser
        </Button>
      </Form>
      <p className="sign-in-notice">
        <TextLink to={href('/deconnexion')}>Ce n’est pas vous&#8239;?</TextLink>
      </p>
    </SignInFrame>
  )
}
