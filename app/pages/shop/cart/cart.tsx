import { useEffect, useRef } from 'react'
import { href, type LinksFunction, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { cartCookieText } from '#app/domain/cart/cookie.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/cart.ts'
import { CartContents } from './cart-contents.tsx'
import { CartNotes } from './cart-notes.tsx'
import stylesheet from './cart.css?url'
import { readCartPage } from './cart.server.ts'
import { changeCart } from './change-cart.server.ts'
import { useCartChanges } from './use-cart-changes.ts'

const cartSheet: LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

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

/**
 * Whoever follows a link while something waits for its answer goes once all is answered: leaving would cut the answers
 * short, and the next form the leaving.
 * @param settled undefined when nothing waits
 */
function useLeaveOnceSettled(settled: (() => Promise<void>) | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!settled) return undefined
    const follow = async (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      await settled()
      await navigate(path)
    }
    // Before the link itself hears of it.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [settled, navigate])
}

/**
 * Reads the page again when another tab changed the cart, which the shell sees (`app/shell/cart-badge.ts`), and tells it when
 * this one did. @param cookie as it is shown
 */
function useFreshCart(cookie: string): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isIdle = state === 'idle' && navigation.state === 'idle'
  const asked = useRef<string>(undefined)

  useEffect(() => {
    document.dispatchEvent(new CustomEvent('cart-changed', { detail: cookie }))
  }, [cookie])

  useEffect(() => {
    if (!isIdle) return undefined
    const look = () => {
      const now = cartCookieText(document.cookie)
      // Asked once for each state: a browser that keeps another cookie than it was given is not asked for ever.
      if (now === cookie || now === asked.current) return
      asked.current = now
      void revalidate()
    }
    look()
    document.addEventListener('cart-read', look)
    return () => document.removeEventListener('cart-read', look)
  }, [cookie, isIdle, revalidate])
}

type EmptyCartProps = {
  empty: { title: string; text: string; collections: readonly { id: string; name: string }[] }
}

function EmptyCart({ empty }: EmptyCartProps) {
  return (
    <div className="cart-empty">
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
      <ul className="cart-doors" aria-label="Collections">
        {empty.collections.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={href('/notre-boutique/collection/*', { '*': id })}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
