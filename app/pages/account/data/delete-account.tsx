import { redirect } from 'react-router'
import type { DataNotice } from '#app/domain/account-data/person.ts'
import { eraseAccount, isLastAdmin, listDataNotices } from '#app/domain/account-data/store.server.ts'
import { deleteAccount } from '#app/domain/members/store.server.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { clubClient } from '#app/session/auth-clients.server.ts'
import { useAnswered } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { AccountForm, CurrentPasswordField } from '../account-form.tsx'
import { AccountHead } from '../account-parts.tsx'
import { answerAgain, personOf, readAccount } from '../account.server.ts'
import { provePassword } from '../profile/prove-password.server.ts'
import { hasFreshSecondFactor } from '../security/second-factor-proof.server.ts'
import type { Route } from './+types/delete-account.ts'

export const meta = hiddenMeta('Supprimer mon compte', 'Supprimer votre compte.')

export async function loader({ context }: Route.LoaderArgs) {
  const { account, email, services } = await readAccount(context)
  return {
    email,
    kinds: listDataNotices(),
    isFresh: await hasFreshSecondFactor(context),
    isLastAdmin: await isLastAdmin(services.database, account.userId),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = await readAccount(context)
  const { services, auth } = own
  const typed = textFields(await readForm(request), ['current', 'sure'])
  const again = (field: string, message: string) =>
    answerAgain(context, { form: 'delete', problems: [{ field, message }] })
  if (typed.sure === '') return again('sure', 'Cochez cette case pour confirmer.')
  if (!(await hasFreshSecondFactor(context))) {
    const problem = await provePassword(context, { email: own.email, password: typed.current })
    if (problem) return again('current', problem)
  }
  const outcome = await eraseAccount(services, personOf(own), () =>
    deleteAccount(clubClient(services.auth).auth.admin, own.account.userId),
  )
  if (outcome === 'last-admin') {
    const problem =
      'Vous êtes la seule personne à pouvoir administrer ce site. Nommez d’abord quelqu’un d’autre.'
    return answerAgain(context, { form: 'delete', problem }, 409)
  }
  await auth.signOut({ scope: 'local' })
  return redirect('/compte-supprime', { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const { email, kinds, isFresh } = loaderData
  return (
    <>
      <AccountHead title="Supprimer mon compte" lead="C’est définitif, et immédiat." />
      <WhatGoesAndStays kinds={kinds} />
      {loaderData.isLastAdmin ? (
        <Note tone="warning">
          Vous êtes la seule personne à pouvoir administrer ce site. Donnez d’abord ce rôle à quelqu’un
          d’autre.
        </Note>
      ) : (
        <AccountForm
          key={answer?.attempt}
          intent="delete"
          answer={answer}
          button={{ label: 'Supprimer mon compte', look: 'danger', icon: 'trash-2' }}
          isNarrow
        >
          {isFresh ? null : <CurrentPasswordField label="Votre mot de passe" email={email} />}
          <SureBox />
        </AccountForm>
      )}
    </>
  )
}

function SureBox() {
  const { id, error } = useAnswered('sure')
  return (
    <Checkbox
      id={id}
      name="sure"
      value="1"
      label="Je veux supprimer mon compte. Je sais qu’il ne pourra pas être rétabli."
      error={error}
    />
  )
}

function WhatGoesAndStays({ kinds }: { kinds: readonly DataNotice[] }) {
  const going = kinds.filter(({ staysBecause }) => !staysBecause)
  const staying = kinds.filter(({ staysBecause }) => staysBecause)
  return (
    <div className="goes-and-stays columns-narrow">
      <section aria-labelledby="goes">
        <h2 className="d5" id="goes">
          Ce qui part
        </h2>
        <ul>
          <li>
            <Icon name="x" size={18} /> Identifiants, mot de passe, seconds facteurs
          </li>
          {going.map(({ key, title }) => (
            <li key={key}>
              <Icon name="x" size={18} /> {title}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays">
        <h2 className="d5" id="stays">
          Ce qui reste, et pourquoi
        </h2>
        <ul>
          {staying.map(({ key, title, staysBecause }) => (
            <li key={key}>
              <Icon name="lock" size={18} />
              <span>
                <b>{title}</b>&nbsp;: {staysBecause}
              </span>
            </li>
          ))}
          <li>
            <Icon name="mail" size={18} />
            <span>
              <b>Le message de confirmation</b>&nbsp;: il vous est envoyé, et gardé un an comme tout ce qui
              part.
            </span>
          </li>
        </ul>
      </section>
    </div>
  )
}
