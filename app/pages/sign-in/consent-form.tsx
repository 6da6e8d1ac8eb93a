import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { AskedConsent } from './consent.server.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsSending } from './use-is-sending.ts'

/** Who asks, what they will see, and the two answers. */
export function ConsentForm({ asked: { id, client, email, shown } }: { asked: AskedConsent }) {
  const isGranting = useIsSending('autoriser')
  const isRefusing = useIsSending('refuser')
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
        <Button type="submit" name="moyen" value="autoriser" size="large" block busy={isGranting}>
          Autoriser
        </Button>
        <Button type="submit" name="moyen" value="refuser" look="line" size="large" block busy={isRefusing}>
          Refuser
        </Button>
      </Form>
      <p className="sign-in-notice">
        <TextLink to={href('/deconnexion')}>Ce n’est pas vous&#8239;?</TextLink>
      </p>
    </SignInFrame>
  )
}
