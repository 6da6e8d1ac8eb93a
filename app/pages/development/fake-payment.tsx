import { data, href, redirect, Form, useNavigation } from 'react-router'
import { formatEuros } from '#app/domain/shared/money.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/fake-payment.ts'
import stylesheet from './development.css?url'
import { refuseStrangers } from './refuse-strangers.server.ts'

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

export async function loader(args: Route.LoaderArgs) {
  refuseStrangers(args)
  const { request, params, context } = args
  const { payment } = context.get(servicesContext)
  const checkout = await payment?.fake?.show(params.checkout)
  if (!checkout) throw pageNotFound(request)
  const { successUrl, cancelUrl, ...shown } = checkout
  const addresses = { success: pathOf(successUrl), cancel: pathOf(cancelUrl) }
  return data({ checkout: { ...shown, ...addresses } }, { headers: forThisVisitor })
}

export async function action(args: Route.ActionArgs) {
  refuseStrangers(args)
  const { request, params, context } = args
  const desk = context.get(servicesContext).payment?.fake
  const checkout = await desk?.show(params.checkout)
  if (!desk || !checkout) throw pageNotFound(request)
  const form = await readForm(request)
  const isRefused = form.get('card') === 'refused'
  const state = isRefused ? await desk.refuse(params.checkout) : await desk.pay(params.checkout)
  if (!isRefused && state === 'paid') return redirect(pathOf(checkout.successUrl), 303)
  return data({ isRefused }, { status: isRefused ? 402 : 409, headers: forThisVisitor })
}

// Buyers come back to this site, at whichever of its addresses they are.
function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

export default function FakePayment({ loaderData: { checkout }, actionData: answer }: Route.ComponentProps) {
  return (
    <div className="wrap section">
      <div className="fake-payment stack">
        <h1 className="d3">Paiement d’essai</h1>
        <Note tone="warning">Paiement d’essai&nbsp;: aucune carte n’est débitée.</Note>
        <Card as="section" className="fake-payment-bill stack" aria-labelledby="bill-title">
          <FakePaymentBill checkout={checkout} />
        </Card>
        {answer?.isRefused && checkout.state === 'open' ? (
          <ProblemNote>
            La carte a été refusée, comme demandé. La commande attend toujours son paiement.
          </ProblemNote>
        ) : null}
        {checkout.state === 'open' ? (
          <FakePaymentForm checkout={checkout} />
        ) : (
          <FakePaymentEnded checkout={checkout} />
        )}
      </div>
    </div>
  )
}

type WithCheckout = Pick<Route.ComponentProps['loaderData'], 'checkout'>

function FakePaymentEnded({ checkout: { state, success, cancel } }: WithCheckout) {
  const isPaid = state === 'paid'
  return (
    <>
      <Note tone={isPaid ? 'success' : 'neutral'}>
        {isPaid ? 'Cette commande est payée.' : 'Cette page de paiement n’est plus valable.'}
      </Note>
      <ButtonLink to={isPaid ? success : cancel} size="large" block prefetch="none">
        Revenir à la commande
      </ButtonLink>
    </>
  )
}

function FakePaymentForm({ checkout: { amountCents, cancel } }: WithCheckout) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="fake-payment-form stack">
      <Button type="submit" name="card" value="accepted" size="large" block busy={isBusy}>
        Payer {formatEuros(amountCents)}
      </Button>
      <Button type="submit" name="card" value="refused" look="line" size="large" block>
        Carte refusée
      </Button>
      <ButtonLink to={cancel} look="ghost" size="large" block prefetch="none">
        Abandonner
      </ButtonLink>
    </Form>
  )
}

function FakePaymentBill({ checkout }: WithCheckout) {
  const { orderNumber, amountCents, lines, deliveryCents, deliveryLabel } = checkout
  const items = lines.map(({ label, detail, quantity, unitPriceCents }) => ({
    term: `${quantity}\u00a0× ${label}${detail ? `, ${detail}` : ''}`,
    value: formatEuros(quantity * unitPriceCents),
  }))
  return (
    <>
      <h2 className="d5" id="bill-title">
        Commande {orderNumber}
      </h2>
      <KeyValueList
        items={[
          ...items,
          { term: deliveryLabel, value: formatEuros(deliveryCents) },
          { term: 'Total', value: <strong>{formatEuros(amountCents)}</strong> },
        ]}
      />
    </>
  )
}
