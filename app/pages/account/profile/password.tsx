import { Form, href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { NewPasswordField, PasswordInput } from '#app/ui/blocks/accounts/password-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { errorOf } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { FormProblems } from '../form-problems.tsx'
import { readAccount } from '../read-account.server.ts'
import { BackToSecurity } from '../security/back-to-security.tsx'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/password.ts'
import { changePassword } from './change-password.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Mot de passe',
    description: 'Changer le mot de passe de votre compte.',
    path: href('/compte/securite/mot-de-passe'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = await readAccount(context)
  return { email }
}

export async function action({ request, context }: Route.ActionArgs) {
  return changePassword(await readForm(request), context)
}

export default function Password({ loaderData, actionData: answer }: Route.ComponentProps) {
  const isSending = useIsSending('password')
  return (
    <>
      <BackToSecurity />
      <AccountHead
        title="Mot de passe"
        lead="Vos autres appareils seront déconnectés, et un e-mail vous le confirmera."
      />
      <Form key={answer?.attempt} method="post" className="form-body account-form" noValidate>
        <input type="hidden" name="intent" value="password" />
        <input type="hidden" name="username" autoComplete="username" value={loaderData.email} />
        <FormProblems answer={answer} form="password" />
        <Field
          id="account-current"
          label="Mot de passe actuel"
          error={errorOf(answer, 'password', 'current')}
        >
          <PasswordInput name="current" autoComplete="current-password" required />
        </Field>
        <NewPasswordField id="account-new" name="new" error={errorOf(answer, 'password', 'new')} />
        <div className="form-send">
          <Button type="submit" busy={isSending}>
            Changer le mot de passe
          </Button>
        </div>
      </Form>
    </>
  )
}
