import { href } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { MoreLink } from '#app/ui/kit/more-link.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/cart.ts'
import { asRequested, CartLine } from './cart-line.tsx'
import { CartNotes } from './cart-notes.tsx'
import { CartLegal, CartSummary, FreeDelivery } from './cart-summary.tsx'
import type { CartLineView } from './cart-view.ts'
import stylesheet from './cart.css?url'
import { type CartPage, type CartTerms, readCartPage } from './cart.server.ts'
import { type CartProblem, changeCart } from './change-cart.server.ts'
import { type CartChanges, useCartChanges, useFreshCart, useLeaveOnceSettled } from './use-cart-changes.ts'

export const handle: PageHandle = { isLive: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const headers: Route.HeadersFunction = () => forThisVisitor

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? 'Panier',
    description: 'Ce que vous avez choisi, ce que cela coûte et comment vous le recevez.',
    path: href('/notre-boutique/panier'),
    isHidden: true,
  })

export function loader({ request, context }: Route.LoaderArgs) {
  return readCartPage(request, context.get(servicesContext))
}

export function action({ request, context }: Route.ActionArgs) {
  return changeCart(request, context.get(servicesContext))
}

export default function Cart({ loaderData: cart, actionData: problem }: Route.ComponentProps) {
  const changes = useCartChanges()
  useFreshCart(cart.cookie)
  useLeaveOnceSettled(changes.waiting.size > 0 ? changes.settled : undefined)
  const { lines, terms, empty } = cart
  return (
    <div className="wrap cart">
      <h1 className="d2">{cart.title}</h1>
      <CartNotes cart={cart} problem={problem} send={changes.send} />
      {terms ? <CartContents lines={lines} terms={terms} problem={problem} changes={changes} /> : null}
      {empty ? <EmptyCart empty={empty} /> : null}
    </div>
  )
}

type CartContentsProps = {
  lines: readonly CartLineView[]
  terms: CartTerms
  problem: CartProblem | undefined
  changes: CartChanges
}

function CartContents({ lines, terms, problem, changes }: CartContentsProps) {
  const shown = asRequested(lines, changes.waiting)
  const goodsCents = shown.reduce((cents, { quantity, priceCents }) => cents + quantity * priceCents, 0)
  const pieces = shown.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <div className="cart-columns columns">
      <div>
        <ul className="cart-lines">
          {shown.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              problem={problem?.key === line.key ? problem : undefined}
              waiting={changes.waiting.get(line.key)}
              send={changes.send}
            />
          ))}
        </ul>
        <FreeDelivery deliveries={terms.deliveries} goodsCents={goodsCents} />
        <MoreLink icon="arrow-left" className="cart-back" to={href('/notre-boutique')}>
          Continuer mes achats
        </MoreLink>
      </div>
      <CartSummary terms={terms} goodsCents={goodsCents} pieces={pieces} />
      <CartLegal terms={terms} />
    </div>
  )
}

function EmptyCart({ empty }: { empty: NonNullable<CartPage['empty']> }) {
  return (
    <div className="cart-empty stack">
      <EmptyState
        title={empty.title}
        art={<LineArt name="empty-flat" />}
        action={
          <ButtonLink to={href('/notre-boutique')} iconEnd="arrow-right">
            Voir la boutique
          </ButtonLink>
        }
      >
        {empty.text}
      </EmptyState>
      <ul className="cart-doors cluster" aria-label="Collections">
        {empty.collections.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={href('/notre-boutique/collection/*', { '*': id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
