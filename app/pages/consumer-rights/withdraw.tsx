import { data, href } from 'react-router'
import { withdrawalFields, withdrawalSchema } from '#app/domain/declarations/schema.ts'
import { readOrderNumber } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/withdraw.ts'
import { DeclarationField, DeclarationForm, ReceiptEmailField } from './declaration-form.tsx'
import { consumerRightsSheet, DeclarationPage, orCutOff } from './declaration-page.tsx'
import { readFiled, receiveDeclaration } from './declaration.server.ts'

const description =
  'Renoncer en ligne à un achat ou à un contrat\u00a0: deux étapes, aucun compte, aucune raison à donner, un accusé de réception daté.'

export const links: Route.LinksFunction = consumerRightsSheet

export const headers = visitorHeaders(['recu', 'commande'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.filed ? 'Rétractation reçue' : 'Renoncer au contrat',
    description,
    path: href('/renoncer'),
    isHidden: Boolean(loaderData?.filed),
  })

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const filed = await readFiled(request, context.get(servicesContext), 'withdrawal')
  // From the page or the emails of an order: its number is typed already.
  const contract = readOrderNumber(url.searchParams.get('commande') ?? '')
  return data({ filed, contract }, filed || contract ? { headers: forThisVisitor } : {})
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { path: '/renoncer' as const, fields: withdrawalFields, schema: withdrawalSchema }
  return receiveDeclaration(request, context, form)
}

export const clientAction = orCutOff<Awaited<ReturnType<typeof action>>>

export default function Withdraw({ loaderData: { filed, contract }, actionData }: Route.ComponentProps) {
  return (
    <DeclarationPage
      kind="withdrawal"
      filed={filed}
      actionData={actionData}
      renderForm={(answer) => (
        <DeclarationForm kind="withdrawal" path="/renoncer" answer={answer}>
          <DeclarationField
            answer={answer}
            name="contract"
            label="Commande ou contrat"
            hint="Le numéro, en haut de la confirmation reçue par e-mail. À défaut&nbsp;: ce que vous avez commandé, et quand."
            initial={contract}
          />
          <ReceiptEmailField answer={answer} />
          <DeclarationField
            answer={answer}
            name="comment"
            label="Commentaire"
            hint="Par exemple, les articles concernés si vous gardez les autres."
            type="long"
          />
        </DeclarationForm>
      )}
    />
  )
}
