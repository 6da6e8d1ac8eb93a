import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { FormObstacle } from '#app/ui/blocks/forms/form-obstacle.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/trial-payment.ts'
import stylesheet from './development.css?url'
import { TrialPaymentBill } from './trial-payment-bill.tsx'
import { TrialPaymentEnded } from './trial-payment-ended.tsx'
import { TrialPaymentForm } from './trial-payment-form.tsx'

export const handle: PageHandle = { isBare: true }
export const headers = visitorHeaders([])

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Paiement d’essai',
    description: 'La page de paiement d’un site que l’on essaie.',
    path: href('/_paiement/:checkout', params),
    isHidden: true,
  })

/** The checkout page of the trial provider; not there when a real one takes cards, nor in production. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { payment } = context.get(servicesContext)
  const checkout = await payment?.trial?.show(params.checkout)
  if (!checkout) throw pageNotFound(request)
  const { successUrl, cancelUrl, ...shown } = checkout
  const addresses = { success: pathOf(successUrl), cancel: pathOf(cancelUrl) }
  return data({ checkout: { ...shown, ...addresses } }, { headers: forThisVisitor })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const desk = context.get(servicesContext).payment?.trial
  const checkout = await desk?.show(params.checkout)
  if (!desk || !checkout) throw pageNotFound(request)
  const form = await readForm(request)
  const isRefused = form.get('carte') === 'refusee'
  const state = isRefused ? await desk.refuse(params.checkout) : await desk.pay(params.checkout)
  if (!isRefused && state === 'paid') return redirect(pathOf(checkout.successUrl), 303)
  return data({ isRefused }, { status: isRefused ? 402 : 409, headers: forThisVisitor })
}

// Buyers come back to this site, at whichever of its addresses they are.
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

export default function TrialPayment({ loaderData: { checkout }, actionData: answer }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <div className="trial-payment">
        <h1 className="d3">Paiement d’essai</h1>
        <Note tone="warning">Paiement d’essai&nbsp;: aucune carte n’est débitée.</Note>
        <Card as="section" className="trial-payment-bill" aria-labelledby="bill-title">
          <TrialPaymentBill checkout={checkout} />
        </Card>
        {answer?.isRefused && checkout.state === 'open' ? (
          <FormObstacle>
            La carte a été refusée, comme demandé. La commande attend toujours son paiement.
          </FormObstacle>
        ) : null}
        {checkout.state === 'open' ? (
          <TrialPaymentForm amountCents={checkout.amountCents} cancel={checkout.cancel} />
        ) : (
          <TrialPaymentEnded checkout={checkout} />
        )}
      </div>
    </div>
  )
}
