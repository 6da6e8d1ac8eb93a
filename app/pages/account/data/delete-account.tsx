import { Form, href } from 'react-router'
import type { DataNotice } from '#app/domain/account-data/person.ts'
import { isLastAdmin, listDataNotices } from '#app/domain/account-data/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { PasswordInput } from '#app/ui/blocks/accounts/password-fields.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { errorOf } from '../account-answer.ts'
import { AccountHead } from '../account-head.tsx'
import { FormProblems } from '../form-problems.tsx'
import { readAccount } from '../read-account.server.ts'
import { isSecondFactorFresh } from '../security/second-factor-proof.server.ts'
import { useIsSending } from '../use-is-sending.ts'
import type { Route } from './+types/delete-account.ts'
import { deleteAccount } from './delete-account.server.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Supprimer mon compte',
    description: 'Supprimer votre compte.',
    path: href('/compte/donnees/supprimer'),
    isHidden: true,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(servicesContext)
  const { account, email } = await readAccount(context)
  return {
    email,
    kinds: listDataNotices(),
    isFresh: await isSecondFactorFresh(context.get(visitorContext).auth(), clock.now()),
    isLastAdmin: await isLastAdmin(database, account.userId),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return deleteAccount(await readForm(request), context)
}

export default function DeleteAccount({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { email, kinds, isFresh } = loaderData
  const isSending = useIsSending('delete')
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
        <Form key={answer?.attempt} method="post" className="form-body account-form" noValidate>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <FormProblems answer={answer} form="delete" />
          {isFresh ? null : (
            <Field
              id="account-current"
              label="Votre mot de passe"
              error={errorOf(answer, 'delete', 'current')}
            >
              <PasswordInput name="current" autoComplete="current-password" required />
            </Field>
          )}
          <Checkbox
            id="account-sure"
            name="sure"
            value="1"
            label="Je veux supprimer mon compte. Je sais qu’il ne pourra pas être rétabli."
            error={errorOf(answer, 'delete', 'sure')}
          />
          <div className="form-send">
            <Button type="submit" look="danger" icon="trash-2" busy={isSending}>
              Supprimer mon compte
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

function WhatGoesAndStays({ kinds }: { kinds: readonly DataNotice[] }) {
  const going = kinds.filter(({ staysBecause }) => !staysBecause)
  const staying = kinds.filter(({ staysBecause }) => staysBecause)
  return (
    <div className="goes-and-stays">
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
