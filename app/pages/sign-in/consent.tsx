import { data, Form, href } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/require.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { useIsSending } from '#app/ui/blocks/forms/use-is-sending.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/consent.ts'
import { answerAgain, type Context } from './answer.server.ts'
import { Leaving } from './leaving.tsx'
import { SignInFrame, SignInStop, toSite } from './sign-in-frame.tsx'

export const handle: PageHandle = { isBare: true }
export { headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Autoriser une application', 'Une application demande à vous reconnaître.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const consent = await readConsent(context, url)
  return data(consent, { status: consent.name === 'gone' ? 404 : 200, headers: forThisVisitor })
}

const gone = { name: 'gone' } as const

async function readConsent(context: Context, { pathname, search, searchParams }: URL) {
  const id = searchParams.get('authorization_id') ?? ''
  await requireUser(context, pathname + search)
  if (id === '') return gone
  const { data: details } = await context.get(visitorContext).auth().oauth.getAuthorizationDetails(id)
  if (!details) return gone
  if (!('authorization_id' in details)) {
    const address = details.redirect_url
    return isLeadingOut(address) ? ({ name: 'given', address } as const) : gone
  }
  const { client, redirect_uri: back, user, scope } = details
  return {
    name: 'asked',
    id: details.authorization_id,
    client: { name: client.name, host: new URL(back).host || new URL(back).protocol },
    email: user.email,
    shown: scope
      .split(' ')
      .filter(Boolean)
      .map((name) => scopeWords[name] ?? name),
  } as const
}

const scopeWords: Record<string, string> = {
  openid: 'Un numéro qui vous désigne auprès d’elle, toujours le même',
  email: 'Votre adresse e-mail',
  profile: 'Votre prénom et votre nom',
  phone: 'Votre numéro de téléphone',
  offline_access: 'Rester autorisée quand vous n’êtes pas là, jusqu’à ce que vous changiez d’avis',
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const id = textOf(form, 'authorization_id')
  await requireUser(context, consentPath(id))
  const { oauth } = context.get(visitorContext).auth()
  const options = { skipBrowserRedirect: true }
  const { data: decided } =
    textOf(form, 'method') === 'approve'
      ? await oauth.approveAuthorization(id, options)
      : await oauth.denyAuthorization(id, options)
  if (!decided || !isLeadingOut(decided.redirect_url)) return answerAgain(context, { problem: 'expired' })
  return answerAgain(context, { leaveFor: decided.redirect_url })
}

function consentPath(id: string): string {
  return `${href('/oauth/consentement')}?${new URLSearchParams({ authorization_id: id })}`
}

// Applications of a phone have schemes of their own; those that run something in this page are none.
const schemesOfBrowsers = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:'])

// The scheme as a browser reads it, whatever spaces and line ends an address is written with.
function isLeadingOut(address: string): boolean {
  const scheme = URL.parse(address)?.protocol
  return scheme !== undefined && !schemesOfBrowsers.has(scheme)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Consent({ loaderData: consent, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  if (answer?.leaveFor) return <Leaving address={answer.leaveFor} />
  if (answer || consent.name === 'gone') return <ConsentGone />
  if (consent.name === 'given') return <Leaving address={consent.address} />
  return <ConsentForm {...consent} />
}

function ConsentGone() {
  return (
    <SignInStop
      title="Cette demande n’existe plus"
      lead="Une demande d’autorisation vaut dix minutes et sert une fois. Retournez dans l’application et recommencez depuis là-bas."
      ways={[toSite]}
    />
  )
}

type AskedConsent = Extract<Awaited<ReturnType<typeof readConsent>>, { name: 'asked' }>

function ConsentForm({ id, client, email, shown }: AskedConsent) {
  const isGranting = useIsSending('approve', 'method')
  const isRefusing = useIsSending('deny', 'method')
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
      <Form method="post" action={consentPath(id)} className="sign-in-more">
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
