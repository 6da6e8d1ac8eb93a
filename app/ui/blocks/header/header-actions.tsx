import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { Menus } from '#app/domain/club/menus.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Tooltip } from '#app/ui/kit/overlay/tooltip.tsx'
import { useShellState } from '#app/ui/kit/use-shell-state.ts'
import { athletePath, searchPath, accountPath, signOutPath } from '../navigation.ts'

export function HeaderActions({ instagram, menus }: { instagram: string; menus: Menus }) {
  return (
    <div className="header-actions row">
      <a
        className="icon-button instagram-link"
        href={instagram}
        target="_blank"
        rel="noopener"
        aria-label="Instagram (nouvel onglet)"
      >
        <Icon name="instagram" />
      </a>
      <Link
        className="icon-button"
        to={searchPath}
        data-search=""
        aria-label="Rechercher"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="search" />
      </Link>
      <CartLink />
      <Tooltip text="réservé aux membres du club de coaching" align="end">
        <ButtonLink
          to={athletePath}
          look="neutral"
          size="small"
          icon="circle-user-round"
          className="athlete-link"
        >
          {menus.header.athlete}
        </ButtonLink>
      </Tooltip>
      <details className="submenu account-menu for-account" name="main-menu">
        <summary className="icon-button" aria-label="Mon compte">
          <Icon name="circle-user-round" />
        </summary>
        <div className="submenu-panel card">
          <AccountLinks menus={menus} />
        </div>
      </details>
      <button
        className="icon-button menu-button"
        type="button"
        popoverTarget="menu"
        aria-label="Ouvrir le menu"
      >
        <Icon name="menu" size={22} />
      </button>
    </div>
  )
}

export function CartLink() {
  const [quantity, label] = useShellState('cart') ?? [0, 'Panier']
  // The steps of an order, which have a header of their own, may have emptied the cart.
  useEffect(() => void document.dispatchEvent(new CustomEvent('cart-changed')), [])
  return (
    <Link className="icon-button" to="/notre-boutique/panier" data-cart="" aria-label={label}>
      <Icon name="shopping-bag" />
      <span className="cart-badge" hidden={quantity === 0} data-quantity={quantity} />
    </Link>
  )
}

export function AccountLinks({ menus: { member } }: { menus: Menus }) {
  return (
    <>
      <Link to={accountPath}>{member.account}</Link>
      <PersonalPart part="links" />
      <form method="post" action={signOutPath}>
        <button type="submit">{member.signOut}</button>
      </form>
    </>
  )
}

export function PersonalPart({ part }: { part: 'links' | 'tree' | 'next' }) {
  const html = useShellState('personalLinks')?.[part] ?? ''
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (html === '') return
    for (const link of place.current?.querySelectorAll('a') ?? [])
      link.ariaCurrent = link.pathname === pathname ? 'page' : null
  }, [html, pathname])
  return (
    <div
      data-personal={part}
      ref={place}
      // The shell has marked the link of the page.
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- drawn by our own components
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
