import { Form, href, Link } from 'react-router'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { ColorModeSwitch } from '#app/ui/kit/color-mode-switch.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { footerResources, footerServices, type NavigationLink } from '../navigation.ts'
import { LegalLinks } from './legal-links.tsx'

type FooterClub = {
  name: string
  tagline: string
  /** Absent while they are examples. */
  phone: { shown: string; link: string } | undefined
  email: string | undefined
  instagramCoaching: string
  instagramTherapy: string
  imprint: string
}

type FooterProps = { club: FooterClub; hasContactForm: boolean }

export function Footer({ club, hasContactForm }: FooterProps) {
  return (
    <footer className="site-footer ink">
      {hasContactForm ? (
        <div className="footer-top">
          <LineArt name="footer" className="footer-art" />
          <FooterContactForm />
        </div>
      ) : null}
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Wordmark name={club.name} size={34} />
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
          <FooterColumn title="Services" links={footerServices} />
          <FooterColumn title="Ressources" links={footerResources} />
          <FooterColumn
            title="Entreprise"
            links={[
              { label: 'Instagram du coaching', to: club.instagramCoaching, icon: 'instagram' },
              { label: 'Instagram des soins', to: club.instagramTherapy, icon: 'instagram' },
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

function FooterContactForm() {
  return (
    <section className="wrap footer-contact" aria-labelledby="footer-contact-title">
      <h2 className="d2" id="footer-contact-title">
        Parlons de votre prochain départ.
      </h2>
      <div>
        <p>Laissez-nous votre adresse&nbsp;: un coach vous répond sous deux jours ouvrés, sans engagement.</p>
        <Form className="footer-form" action={`${href('/contact')}#contact-form`} method="get">
          <label className="vh" htmlFor="footer-email">
            Adresse e-mail
          </label>
          <input
            id="footer-email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="Entrez votre email"
            required
          />
          <Button type="submit" look="ink" iconEnd="arrow-right">
            Être recontacté
          </Button>
        </Form>
      </div>
    </section>
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
