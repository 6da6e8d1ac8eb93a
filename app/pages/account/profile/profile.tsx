import { redirect } from 'react-router'
import { newEmailSchema } from '#app/domain/profile/schema.ts'
import { renameMember } from '#app/domain/profile/store.server.ts'
import { ownNames, ownNamesSchema, problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { AnsweredField, NamesFields } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountForm, type AccountAnswer } from '../account-form.tsx'
import { AccountHead, AccountSection } from '../account-parts.tsx'
import { answerAgain, readAccount, type Context } from '../account.server.ts'
import { wordsOfAuthError } from '../auth-problems.ts'
import type { Route } from './+types/profile.ts'

export const meta = hiddenMeta('Votre compte', 'Votre nom et votre adresse e-mail.')

export async function loader({ context }: Route.LoaderArgs) {
  const { user, member, email } = await readAccount(context)
  const { first_name: firstName, last_name: lastName } = user.user_metadata
  return {
    email,
    newEmail: user.new_email,
    firstName: member?.firstName ?? (typeof firstName === 'string' ? firstName : ''),
    lastName: member?.lastName ?? (typeof lastName === 'string' ? lastName : ''),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return form.get('intent') === 'email' ? changeEmail(form, context) : changeNames(form, context)
}

async function changeNames(form: FormData, context: Context) {
  const values = textFields(form, ownNames)
  const names = ownNamesSchema(80).safeParse(values)
  if (!names.success)
    return answerAgain(context, { form: 'names', values, problems: problemsOf(names.error, ownNames) })
  const { services, auth, account } = await readAccount(context)
  const { firstName, lastName } = names.data
  const metadata = { first_name: firstName, last_name: lastName }
  const { error } = await auth.updateUser({ data: metadata })
  if (error) return answerAgain(context, { form: 'names', values, problem: wordsOfAuthError(error) }, 503)
  await renameMember(services, account.userId, names.data)
  return redirect('/compte?fait=profil', { status: 303 })
}

const repeatWindow = 600_000

async function changeEmail(form: FormData, context: Context) {
  const values = textFields(form, ['email'])
  const again = (answer: Partial<AccountAnswer>, status = 422) =>
    answerAgain(context, { form: 'email', values, ...answer }, status)
  const wanted = newEmailSchema.safeParse(values)
  if (!wanted.success) return again({ problems: problemsOf(wanted.error, ['email']) })
  const { services, auth, user, email } = await readAccount(context)
  if (wanted.data.email === email)
    return again({ problems: [{ field: 'email', message: 'C’est déjà l’adresse de votre compte.' }] })
  const done = redirect('/compte?fait=adresse', { status: 303 })
  // Sent again after a broken connection: the two messages have left.
  const sentAt = Date.parse(user.email_change_sent_at ?? '')
  if (wanted.data.email === user.new_email && services.clock.now().getTime() - sentAt < repeatWindow)
    return done
  const { error } = await auth.updateUser(wanted.data, { emailRedirectTo: `${services.siteUrl}/compte` })
  if (error && error.code !== 'email_exists')
    return again({ problem: wordsOfAuthError(error) }, error.status ?? 503)
  return done
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { firstName, lastName } = loaderData
  return (
    <>
      <AccountHead title="Votre compte" />
      <AccountSection id="profil" title="Profil" lead="Ce que vos coachs voient de vous.">
        <AccountForm intent="names" answer={answer} button={{ label: 'Enregistrer' }}>
          <div className="form-row">
            <NamesFields firstName={firstName} lastName={lastName} />
          </div>
        </AccountForm>
      </AccountSection>
      <EmailSection loaderData={loaderData} answer={answer} />
    </>
  )
}

type EmailSectionProps = Pick<Route.ComponentProps, 'loaderData'> & { answer: AccountAnswer | undefined }

function EmailSection({ loaderData, answer }: EmailSectionProps) {
  const { email, newEmail } = loaderData
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
      <AccountForm intent="email" answer={answer} button={{ label: 'Changer d’adresse', look: 'line' }}>
        <AnsweredField
          name="email"
          className="form-half"
          label="Nouvelle adresse e-mail"
          hint="Deux messages partiront&nbsp;: un à l’ancienne adresse, un à la nouvelle. Les deux sont à confirmer."
          type="email"
          autoComplete="email"
        />
      </AccountForm>
    </AccountSection>
  )
}
