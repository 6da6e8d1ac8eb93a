import { data, href, redirect } from 'react-router'
import { showProduct } from '#app/domain/shop/office/save-product.server.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ActCard } from '../frame/acts/act-card.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/visibility.ts'
import { headOf, productAt } from './read-product.server.ts'

export const meta = hiddenMeta('Visibilité', 'Un produit en vente ou masqué.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  return data(headOf(await productAt(request, asking, params.product)), { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { identifier } = await productAt(request, asking, params.product)
  const isShown = (await request.formData()).get('montrer') === 'on'
  const { services, actor } = asking
  const saved = await showProduct(services, { identifier, isShown, actor })
  if (!saved.ok) {
    const { id: attempt } = context.get(requestContext)
    const problem = saved.problems[0]?.message ?? saved.message ?? 'Quelqu’un vient d’enregistrer ce produit.'
    return data({ attempt, problem }, { status: saved.status, headers: forThisVisitor })
  }
  const done = isShown ? 'produit-montre' : 'produit-masque'
  const page = href('/admin/produits/:product', { product: identifier })
  return redirect(`${page}?fait=${saved.isNothing ? 'rien' : done}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const consequences = {
  hide: [
    'La page du produit n’est plus là, il quitte les listes, la recherche et les paniers.',
    'Les commandes passées restent ce qu’elles sont, le stock aussi.',
  ],
  show: ['Le produit revient dans la boutique tel qu’il était, avec le stock qui reste.'],
}

export default function Visibility({ loaderData, actionData }: Route.ComponentProps) {
  const { identifier, name, state } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const back = href('/admin/produits/:product', { product: identifier })
  const isHidden = state === 'hidden'
  const label = isHidden ? 'Remettre en vente' : 'Masquer le produit'
  return (
    <>
      <AdminHead back={{ to: back, label: name }} title={label} />
      <ActCard
        label={label}
        isDanger={!isHidden}
        consequences={isHidden ? consequences.show : consequences.hide}
        attempt={answer?.attempt}
        problem={problem}
        back={back}
        fields={<input type="hidden" name="montrer" value={isHidden ? 'on' : ''} />}
      />
    </>
  )
}
