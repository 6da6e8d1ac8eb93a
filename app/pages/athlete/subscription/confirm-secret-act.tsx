import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { subscriptionPath } from '../calendar/calendar-addresses.ts'
import { IntentForm } from './intent-form.tsx'
import { secretActs, type SecretAct } from './secret-acts.ts'

/** Says what an act on the addresses does before it is done; works without a script. */
export function ConfirmSecretAct({ act }: { act: SecretAct }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  const words = secretActs[act]
  return (
    <Card as="section" className="subscription-confirm" aria-labelledby="confirmer-title">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the question by itself */}
      <h2 className="d4" id="confirmer-title" tabIndex={-1} ref={title} autoFocus>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <IntentForm
        intent={act}
        look="danger"
        beside={
          <ButtonLink look="ghost" to={subscriptionPath}>
            Ne rien changer
          </ButtonLink>
        }
      >
        {words.confirm}
      </IntentForm>
    </Card>
  )
}
