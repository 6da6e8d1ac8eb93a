import { href } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { Route } from './+types/cart.ts'
import { CartContents } from './cart-contents.tsx'
import { CartNotes } from './cart-notes.tsx'
import { cartSheet } from './cart-sheet.ts'
import { changeCart } from './change-cart.server.ts'
import { EmptyCart } from './empty-cart.tsx'
import { readCartPage } from './read-cart-page.server.ts'
import { useCartChanges } from './use-cart-changes.ts'
import { useFreshCart } from './use-fresh-cart.ts'
import { useLeaveOnceSettled } from './use-leave-once-settled.ts'

export const handle: PageHandle = { isLive: true }

export const links: Route.LinksFunction = cartSheet

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

export default function Cart({ loaderData: cart, actionData: obstacle }: Route.ComponentProps) {
  const changes = useCartChanges()
  useFreshCart(cart.cookie)
  useLeaveOnceSettled(changes.waiting.size > 0 ? changes.settled : undefined)
  const { lines, terms, empty } = cart
  return (
    <div className="wrap cart">
      <h1 className="d2">{cart.title}</h1>
      <CartNotes cart={cart} obstacle={obstacle} send={changes.send} />
      {terms ? <CartContents lines={lines} terms={terms} obstacle={obstacle} changes={changes} /> : null}
      {empty ? <EmptyCart empty={empty} /> : null}
    </div>
  )
}
