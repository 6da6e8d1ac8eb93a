import { useRef } from 'react'
import { data, Form, href, redirect } from 'react-router'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { HiddenFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { CreatePasskey, useKnowsPasskeys } from '#app/ui/blocks/accounts/passkey-button.tsx'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { goOn } from '../go-on.server.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import type { Route } from './+types/passkey-offer.ts'
import { refuseOffer } from './passkey-offer.server.ts'

export { handle, headers, links } from '../sign-in-page.ts'

export const meta = hiddenMeta('Clé d’accès', 'Entrer sans mot de passe la prochaine fois.')

export async function loader({ context }: Route.LoaderArgs) {
  const isSignedIn = await context.get(visitorContext).isSignedIn()
  if (!isSignedIn || !context.get(servicesContext).auth.passkeys)
    throw redirect(href('/logged'), { headers: noStore })
  return data(null, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const response = await goOn(request, context)
  if (textOf(form, 'answer') !== 'made')
    response.headers.append('set-cookie', await refuseOffer(context.get(servicesContext)))
  return response
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function PasskeyOffer() {
  const made = useRef<HTMLFormElement>(null)
  const isKnown = useKnowsPasskeys()
  return (
    <SignInFrame
      title="La prochaine fois, sans mot de passe&#8239;?"
      lead="Créez une clé d’accès&nbsp;: votre empreinte, votre visage ou le code de cet appareil suffira pour entrer."
      motto="Une ligne de moins à retenir."
      foot={'Vous en créez ou en retirez quand vous voulez, dans «\u202fSécurité\u202f».'}
    >
      <div className="sign-in-form">
        {isKnown ? (
          <CreatePasskey isBlock onMade={() => made.current?.requestSubmit()}>
            Créer une clé d’accès
          </CreatePasskey>
        ) : null}
        <Form method="post" ref={made} hidden>
          <HiddenFields fields={{ answer: 'made' }} />
        </Form>
        <Form method="post">
          <Button type="submit" look="ghost" size="large" block>
            Plus tard
          </Button>
        </Form>
      </div>
    </SignInFrame>
  )
}
