import { data, href } from 'react-router'
import { addressLine } from '#app/domain/club/legal-identity.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { cancellationFields, cancellationSchema } from '#app/domain/declarations/schema.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/cancel.ts'
import { DeclarationField, DeclarationForm, ReceiptEmailField } from './declaration-form.tsx'
import { consumerRightsSheet, DeclarationPage, orCutOff } from './declaration-page.tsx'
import { readFiled, receiveDeclaration } from './declaration.server.ts'

const description =
  'Résilier en ligne un coaching ou un autre contrat\u00a0: deux étapes, aucun compte, un accusé de réception daté.'

export const links: Route.LinksFunction = consumerRightsSheet

export const headers = visitorHeaders(['recu'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.filed ? 'Résiliation reçue' : 'Résilier votre contrat',
    description,
    path: href('/resilier'),
    isHidden: Boolean(loaderData?.filed),
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const filed = await readFiled(request, services, 'cancellation')
  const { facts } = await readClub(services.content)
  const proofsTo = `${facts.email}, ou ${addressLine(facts)}`
  return data({ filed, proofsTo }, filed ? { headers: forThisVisitor } : {})
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { path: '/resilier' as const, fields: cancellationFields, schema: cancellationSchema }
  return receiveDeclaration(request, context, form)
}

export const clientAction = orCutOff<Awaited<ReturnType<typeof action>>>

export default function Cancel({ loaderData: { filed, proofsTo }, actionData }: Route.ComponentProps) {
  return (
    <DeclarationPage
      kind="cancellation"
      filed={filed}
      actionData={actionData}
      renderForm={(answer) => (
        <DeclarationForm kind="cancellation" path="/resilier" answer={answer}>
          <ReceiptEmailField answer={answer} />
          <DeclarationField
            answer={answer}
            name="contract"
            label="Contrat à résilier"
            hint="Sa référence, en haut de la confirmation reçue par e-mail. À défaut&nbsp;: son nom et sa date de début."
          />
          <DeclarationField
            answer={answer}
            name="wishedEndOn"
            label="Date de fin souhaitée"
            hint="Sans date, la résiliation prend effet au plus tôt."
            type="date"
          />
          <DeclarationField
            answer={answer}
            name="legitimateReason"
            label="Motif légitime"
            hint={`Utile seulement pour quitter un engagement avant son terme. N’écrivez ici rien de médical. Justificatif éventuel\u00a0: ${proofsTo}.`}
            type="long"
          />
        </DeclarationForm>
      )}
    />
  )
}
