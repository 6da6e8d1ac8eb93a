import { href, Form } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { errorOf, type AccountAnswer } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { AccountSection } from '../account-section.tsx'
import { FormProblems } from '../form-problems.tsx'
import { readAccount } from '../read-account.server.ts'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/profile.ts'
import { changeEmail } from './change-email.server.ts'
import { changeNames } from './change-names.server.ts'

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

type NamesFormProps = {
  names: { firstName: string; lastName: string }
  answer: AccountAnswer | undefined
}

function NamesForm({ names, answer }: NamesFormProps) {
  const typed = answer?.form === 'names' ? { ...names, ...answer.values } : names
  const isSending = useIsSending('names')
  return (
    <AccountSection id="profil" title="Profil" lead="Ce que vos coachs voient de vous.">
      <Form method="post" className="form-body" noValidate>
        <input type="hidden" name="intent" value="names" />
        <FormProblems answer={answer} form="names" />
        <div className="form-row">
          <Field id="account-firstName" label="Prénom" error={errorOf(answer, 'names', 'firstName')}>
            <TextInput name="firstName" autoComplete="given-name" defaultValue={typed.firstName} required />
          </Field>
          <Field id="account-lastName" label="Nom" error={errorOf(answer, 'names', 'lastName')}>
            <TextInput name="lastName" autoComplete="family-name" defaultValue={typed.lastName} required />
          </Field>
        </div>
        <div className="form-send">
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </div>
      </Form>
    </AccountSection>
  )
}

type EmailFormProps = {
  email: string
  newEmail: string | undefined
  answer: AccountAnswer | undefined
}

function EmailForm({ email, newEmail, answer }: EmailFormProps) {
  const isSending = useIsSending('email')
  const typed = answer?.form === 'email' ? answer.values.email : undefined
  return (
    <AccountSection
      id="adresse"
      title="Adresse e-mail"
      lead={
        <>
          Vous vous connectez avec <b className="account-address">{email}</b>.
        </>
      }
    >
      {newEmail ? (
        <Note className="account-waiting">
          <b>Changement en attente.</b> Ouvrez le message reçu à <b className="account-address">{email}</b>,
          puis celui reçu à <b className="account-address">{newEmail}</b>. L’adresse change quand les deux ont
          dit oui.
        </Note>
      ) : null}
      <Form method="post" className="form-body" noValidate>
        <input type="hidden" name="intent" value="email" />
        <FormProblems answer={answer} form="email" />
        <Field
          id="account-email"
          className="form-half"
          label="Nouvelle adresse e-mail"
          hint="Deux messages partiront&nbsp;: un à l’ancienne adresse, un à la nouvelle. Les deux sont à confirmer."
          error={errorOf(answer, 'email', 'email')}
        >
          <TextInput name="email" type="email" autoComplete="email" defaultValue={typed} required />
        </Field>
        <div className="form-send">
          <Button type="submit" look="line" busy={isSending}>
            Changer d’adresse
          </Button>
        </div>
      </Form>
    </AccountSection>
  )
}
