import { data, href, redirect } from 'react-router'
import { refusalOfPassword } from '#app/domain/accounts/common-passwords.server.ts'
import { firstAdminFields, firstAdminSchema } from '#app/domain/members/schema.ts'
import { makeFirstAdmin, mayMakeFirstAdmin } from '#app/domain/members/store.server.ts'
import { problemsOf, textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { NamesFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { NewPasswordField } from '#app/ui/blocks/accounts/password-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import type { Route } from './+types/first-access.ts'
import { answerAgain } from './answer.server.ts'
import type { SignInAnswer } from './answer.ts'
import { AddressField, SignInForm } from './sign-in-form.tsx'
import { SignInFrame, SignInStop, toLogin } from './sign-in-frame.tsx'

export { handle, headers, links } from './sign-in-page.ts'

export const meta = hiddenMeta('Premier accès', 'Le premier compte d’administration du site.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('jeton') ?? ''
  const isOpen = await mayMakeFirstAdmin(context.get(servicesContext), token)
  return data({ token: isOpen ? token : undefined }, { status: isOpen ? 200 : 403, headers: forThisVisitor })
}

const tries = rateLimit({ name: 'first-access', points: 20, seconds: 600 })

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { address } = context.get(requestContext)
  const token = url.searchParams.get('jeton') ?? ''
  const form = await readForm(request)
  const values = textFields(form, firstAdminFields)
  if ((await tries(services).take(visitorKey(address))) > 0)
    return answerAgain(context, { problem: 'later', values })
  // Its loader says that the link is void.
  if (!(await mayMakeFirstAdmin(services, token))) return redirect(pathOf(token), { status: 303 })
  const password = textOf(form, 'password')
  const person = firstAdminSchema.safeParse(values)
  const refusal = refusalOfPassword(password, person.success ? person.data : values)
  const problems: SignInAnswer['problems'] = [
    ...(person.success ? [] : problemsOf(person.error, firstAdminFields)),
    ...(refusal === undefined ? [] : [{ field: 'password' as const, message: refusal }]),
  ]
  if (!person.success || refusal !== undefined) return answerAgain(context, { problems, values })
  const accounts = clubClient(services.auth).auth.admin
  const admin = { ...person.data, password }
  const outcome = await makeFirstAdmin({ ...services, accounts }, { token, admin })
  if (outcome === 'closed') return redirect(pathOf(token), { status: 303 })
  const { email } = person.data
  const visitor = context.get(visitorContext)
  const { error } = await visitor.signInOver(() => visitor.auth().signInWithPassword({ email, password }))
  return redirect(error ? href('/login') : href('/admin'), { status: 303 })
}

function pathOf(token: string): string {
  return `${href('/premier-acces')}?jeton=${encodeURIComponent(token)}`
}

const frame = { motto: 'Tout part d’ici.', foot: 'Ce lien ne sert qu’une fois.' }

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function FirstAccess({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  // The link has expired, has served, or was never one.
  if (token === undefined)
    return (
      <SignInStop
        {...frame}
        title="Ce lien n’ouvre plus rien"
        lead="Il vaut une heure, et le site n’en donne plus dès qu’un compte d’administration existe. S’il n’y en a pas encore, redémarrez le site&nbsp;: un nouveau lien s’affichera."
        ways={[toLogin]}
      />
    )
  return (
    <SignInFrame
      {...frame}
      title="Bienvenue chez vous"
      lead="Créez le premier compte d’administration. Vous inviterez ensuite vos athlètes et les autres coachs."
    >
      <SignInForm method="first-access" action={pathOf(token)} answer={answer} button="Créer mon compte">
        <NamesFields />
        <AddressField />
        <NewPasswordField label="Mot de passe" />
      </SignInForm>
    </SignInFrame>
  )
}
