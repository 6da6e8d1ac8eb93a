import { href } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/profile.ts'
import { AccountHead } from './account-head.tsx'
import { changeEmail } from './change-email.server.ts'
import { changeNames } from './change-names.server.ts'
import { EmailForm } from './email-form.tsx'
import { NamesForm } from './names-form.tsx'
import { readAccount } from './read-account.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Votre compte',
    description: 'Votre nom et votre adresse e-mail.',
    path: href('/compte'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { user, member, email } = await readAccount(context)
  const names = { firstName: user.user_metadata.first_name, lastName: user.user_metadata.last_name }
  return {
    email,
    newEmail: user.new_email,
    firstName: member?.firstName ?? textOf(names.firstName),
    lastName: member?.lastName ?? textOf(names.lastName),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'email' ? changeEmail(form, context) : changeNames(form, context)
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, newEmail, firstName, lastName } = loaderData
  return (
    <>
      <AccountHead title="Votre compte" />
      <NamesForm names={{ firstName, lastName }} answer={actionData} />
      <EmailForm email={email} newEmail={newEmail} answer={actionData} />
    </>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
