import { FooterArt } from '#app/ui/art/footer-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { ColorModeSwitch } from '#app/ui/kit/color-mode-switch.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { consumerRightsLinks, footerResources, footerServices, legalLinks } from '../navigation.ts'
import { FooterColumn } from './footer-column.tsx'
import { FooterContactForm } from './footer-contact-form.tsx'
import { LegalLinks } from './legal-links.tsx'

export type FooterClub = {
  name: string
  tagline: string
  phone: { shown: string; link: string }
  email: string
  instagramCoaching: string
  instagramTherapy: string
}

export type FooterProps = { club: FooterClub; year: number; hasContactForm: boolean }

export function Footer({ club, year, hasContactForm }: FooterProps) {
  return (
    <footer className="site-footer ink">
      {hasContactForm ? (
        <div className="footer-top">
          <FooterArt />
          <FooterContactForm />
        </div>
      ) : null}
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Wordmark name={club.name} size={34} />
            <p>{club.tagline}</p>
            <p className="footer-reach">
              <a href={club.phone.link}>
                <Icon name="phone" size={16} />
                {club.phone.shown}
              </a>
              <a href={`mailto:${club.email}`}>
                <Icon name="mail" size={16} />
                {club.email}
              </a>
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
        <div className="footer-bottom">
          <LegalLinks links={legalLinks} rights={consumerRightsLinks} />
          <p>
            © {year} {club.name} · Tous droits réservés
          </p>
          <ColorModeSwitch />
        </div>
      </div>
    </footer>
  )
}
