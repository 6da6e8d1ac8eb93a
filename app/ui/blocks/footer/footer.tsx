import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Menus } from '#app/domain/club/menus.ts'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { ColorModeSwitch } from '#app/ui/kit/color-mode-switch.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { footerResources, footerServices, type NavigationLink } from '../navigation.ts'
import { ContactBand } from './contact-band.tsx'
import { LegalLinks } from './legal-links.tsx'

type FooterClub = Pick<ComponentProps<typeof Wordmark>, 'logo'> & {
  name: string
  tagline: string
  /** Absent while they are examples. */
  phone: { shown: string; link: string } | undefined
  email: string | undefined
  instagramCoaching: string
  instagramTherapy: string
  imprint: string
}

type FooterProps = { club: FooterClub; menus: Menus; hasContactForm: boolean }

export function Footer({ club, menus, hasContactForm }: FooterProps) {
  return (
    <footer className="site-footer ink">
      {hasContactForm ? <ContactBand /> : null}
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Wordmark name={club.name} logo={club.logo} size={34} />
            <p>{club.tagline}</p>
            <p className="footer-reach tabular">
              {club.phone ? (
                <a href={club.phone.link}>
                  <Icon name="phone" size={16} />
                  {club.phone.shown}
                </a>
              ) : null}
              {club.email ? (
                <a href={`mailto:${club.email}`}>
                  <Icon name="mail" size={16} />
                  {club.email}
                </a>
              ) : null}
            </p>
          </div>
          <FooterColumn title={menus.footer.services} links={footerServices(menus)} />
          <FooterColumn title={menus.footer.resources} links={footerResources(menus)} />
          <FooterColumn
            title={menus.footer.business}
            links={[
              { label: menus.footer.instagramCoaching, to: club.instagramCoaching, icon: 'instagram' },
              { label: menus.footer.instagramTherapy, to: club.instagramTherapy, icon: 'instagram' },
            ]}
          />
        </div>
        <div className="footer-bottom cluster spread row muted smaller">
          <LegalLinks />
          <p>{club.imprint}</p>
          <ColorModeSwitch />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to, icon }) => (
          <li key={to}>
            {to.startsWith('http') ? (
              <a href={to} target="_blank" rel="noopener">
                {icon && <Icon name={icon} size={18} />}
                {label}
                <span className="vh"> (nouvel onglet)</span>
              </a>
            ) : (
              <Link to={to} prefetch="intent" viewTransition>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
