import { href } from 'react-router'
import type { DataNotice } from '#app/domain/account-data/person.ts'
import { listDataNotices } from '#app/domain/account-data/store.server.ts'
import { formatDay, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { TestimonialState } from '#app/domain/testimonials/rules.ts'
import { ownTestimonials } from '#app/domain/testimonials/store.server.ts'
import { visitorContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { FormProblems } from '#app/ui/blocks/accounts/answered-form.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { buttonClasses } from '#app/ui/kit/button.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { IntentButton } from '../account-form.tsx'
import { AccountHead, AccountRow, AccountSection } from '../account-parts.tsx'
import { readAccount } from '../account.server.ts'
import type { Route } from './+types/my-data.ts'
import { readGrants, revokeGrant, type ThirdParty } from './third-parties.server.ts'

export const meta = hiddenMeta('Mes données', 'Ce que le site garde de vous.')

export async function loader({ context }: Route.LoaderArgs) {
  const { account, services, email } = await readAccount(context)
  const [grants, testimonials] = await Promise.all([
    readGrants(context.get(visitorContext).auth()),
    ownTestimonials(services, { userId: account.userId, email }),
  ])
  return { kinds: listDataNotices(), grants, testimonials }
}

export async function action({ request, context }: Route.ActionArgs) {
  return revokeGrant(await readForm(request), context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function MyData({
  loaderData: { kinds, grants, testimonials },
  actionData,
}: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  return (
    <>
      <AccountHead title="Mes données" />
      <AccountSection
        id="donnees"
        title="Ce que nous gardons"
        lead="Vos données sont à vous. Nous en gardons le moins possible, le moins longtemps possible."
      >
        <DataKindsTable kinds={kinds} />
      </AccountSection>
      {testimonials.length > 0 ? <OwnTestimonials testimonials={testimonials} /> : null}
      <AccountSection
        id="acces"
        title="Accès donnés"
        lead="Les applications que vous avez autorisées à lire votre compte."
      >
        <FormProblems prefix="account" answer={answer} />
        <ThirdParties grants={grants} />
      </AccountSection>
      <AccountSection id="droits" title="Partir avec, ou partir">
        <ul className="account-rows">
          <AccountRow
            icon="download"
            title="Télécharger mes données"
            action={
              <a
                className={buttonClasses({ look: 'line', size: 'small' })}
                href={href('/compte/donnees/mes-donnees.json')}
                download
              >
                Télécharger
              </a>
            }
          >
            Tout ce que le site garde de vous, en un fichier JSON, tout de suite.
          </AccountRow>
          <AccountRow
            icon="trash-2"
            title="Supprimer mon compte"
            action={
              <ButtonLink
                to={href('/compte/donnees/supprimer')}
                look="line"
                size="small"
                className="account-danger"
              >
                Supprimer le compte
              </ButtonLink>
            }
          >
            Définitif, tout de suite. La page suivante dit ce qui part et ce que la loi nous fait garder.
          </AccountRow>
        </ul>
      </AccountSection>
    </>
  )
}

type OwnTestimonialsProps = { testimonials: Awaited<ReturnType<typeof ownTestimonials>> }

function OwnTestimonials({ testimonials }: OwnTestimonialsProps) {
  return (
    <AccountSection
      id="temoignages"
      title="Mes témoignages"
      lead="Vous les changez ou les retirez quand vous voulez."
    >
      <ul className="account-rows">
        {testimonials.map(({ id, status, title, about, secret }) => (
          <AccountRow
            key={id}
            icon="pen-line"
            title={title ?? (about ? `Stage ${about}` : 'Votre témoignage')}
            action={
              <ButtonLink to={href('/temoigner/:secret', { secret })} look="line" size="small">
                {status === 'asked' ? 'L’écrire' : 'Changer ou retirer'}
              </ButtonLink>
            }
          >
            {ownStates[status]}
          </AccountRow>
        ))}
      </ul>
    </AccountSection>
  )
}

const ownStates: Readonly<Record<TestimonialState, string>> = {
  asked: 'Le club vous l’a demandé. Rien n’est écrit.',
  waiting: 'Un coach le lit avant qu’il paraisse.',
  'change-asked': 'Le club vous demande une retouche.',
  approved: 'Il est en ligne.',
  refused: 'Il ne paraît pas.',
  withdrawn: 'Vous l’avez retiré.',
}

function DataKindsTable({ kinds }: { kinds: readonly DataNotice[] }) {
  return (
    <DataTable caption="Données gardées, raisons et durées">
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Pourquoi</th>
          <th scope="col">Gardées</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, title, purpose, kept }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

const scopeNames: Readonly<Record<string, string>> = {
  openid: 'votre identifiant',
  profile: 'votre nom',
  email: 'votre adresse e-mail',
  phone: 'votre téléphone',
  offline_access: 'y compris quand vous n’êtes pas là',
}

function ThirdParties({ grants }: { grants: readonly ThirdParty[] }) {
  if (grants.length === 0) return <p className="muted">Aucune application n’a accès à votre compte.</p>
  return (
    <ul className="account-rows">
      {grants.map(({ clientId, name, scopes, since }) => (
        <AccountRow
          key={clientId}
          icon="external-link"
          title={name}
          action={
            <IntentButton intent="revoke" fields={{ clientId }} look="line" size="small" about={name}>
              Retirer
            </IntentButton>
          }
        >
          Lit {scopes.map((scope) => scopeNames[scope] ?? scope).join(', ')}. Depuis le{' '}
          {formatDay(dayInParis(new Date(since)))}.
        </AccountRow>
      ))}
    </ul>
  )
}
