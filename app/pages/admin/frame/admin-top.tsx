import { useEffect, useRef } from 'react'
import { Form, href, useLocation } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'

/** The one search of the office and the way back to the site. */
export function AdminTop() {
  const field = useRef<HTMLInputElement>(null)
  const { pathname, search } = useLocation()
  const typed = (pathname === href('/admin/chercher') && new URLSearchParams(search).get('q')) || ''
  useEffect(() => {
    // The site’s own search asks first: here Ctrl K is the office’s.
    const focus = (event: Event) => {
      event.stopImmediatePropagation()
      delete document.documentElement.dataset.searchFor
      field.current?.select()
    }
    addEventListener('search-asked', focus, { capture: true })
    return () => removeEventListener('search-asked', focus, { capture: true })
  }, [])
  return (
    <div className="admin-top row">
      <search>
        <Form action={href('/admin/chercher')} role="none">
          <label className="admin-search-field muted row">
            <span className="vh">Chercher dans tout le back-office</span>
            <Icon name="search" size={18} />
            <input
              ref={field}
              type="search"
              name="q"
              defaultValue={typed}
              key={typed}
              placeholder="Commande, personne, produit, action…"
              maxLength={100}
              aria-keyshortcuts="Control+K Meta+K"
            />
            <kbd aria-hidden="true">Ctrl K</kbd>
          </label>
        </Form>
      </search>
      <ButtonLink
        look="line"
        size="small"
        icon="external-link"
        to={href('/')}
        className="admin-to-site"
        aria-label="Voir le site"
      >
        <span>Voir le site</span>
      </ButtonLink>
    </div>
  )
}
