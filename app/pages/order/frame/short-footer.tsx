import { LegalLinks } from '#app/ui/blocks/footer/legal-links.tsx'
import { consumerRightsLinks, legalLinks } from '#app/ui/blocks/navigation.ts'
import { ColorModeSwitch } from '#app/ui/kit/color-mode-switch.tsx'

/** What the law wants on every page and nothing that leads away from an order. */
export function ShortFooter({ name, year }: { name: string; year: number }) {
  return (
    <footer className="site-footer ink">
      <div className="wrap">
        <div className="footer-bottom footer-bottom-alone">
          <LegalLinks links={legalLinks} rights={consumerRightsLinks} />
          <p>
            © {year} {name} · Tous droits réservés
          </p>
          <ColorModeSwitch />
        </div>
      </div>
    </footer>
  )
}
