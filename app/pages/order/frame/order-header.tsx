import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { cartPath, checkoutPath, homePath } from '#app/ui/blocks/navigation.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

/** Where somebody stands who is about to order; the cart was the first step. */
export type OrderStep = 2 | 3

type OrderHeaderProps = {
  club: Pick<ComponentProps<typeof Wordmark>, 'logo'> & {
    name: string
    phone: { shown: string; link: string } | undefined
  }
  step: OrderStep
}

const steps = [
  { label: 'Panier', to: cartPath },
  { label: 'Coordonnées', to: checkoutPath },
  { label: 'Récapitulatif' },
  { label: 'Paiement' },
]

/** In the place of the menu: the steps of the order, and somebody to call. */
export function OrderHeader({ club, step }: OrderHeaderProps) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="site-header">
        <div className="wrap header-row row spread">
          <Link className="tap" to={homePath} aria-label={`${club.name}, accueil`}>
            <Wordmark name={club.name} logo={club.logo} />
          </Link>
          <nav className="order-steps" aria-label="Étapes de la commande">
            <ol>
              {steps.map(({ label, to }, index) => (
                <li key={label} aria-current={index + 1 === step ? 'step' : undefined}>
                  {to !== undefined && index + 1 < step ? (
                    <Link className="tap" to={to}>
                      <Icon name="check" size={15} className="accent" />
                      {label}
                      <span className="vh"> (fait)</span>
                    </Link>
                  ) : (
                    <span className="tap">{label}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          {club.phone ? (
            <a className="order-phone tap tabular" href={club.phone.link}>
              <Icon name="phone" size={18} />
              {club.phone.shown}
            </a>
          ) : null}
        </div>
      </header>
    </>
  )
}

export function StepHead({ step, title, lead }: { step: OrderStep; title: string; lead: string }) {
  return (
    <header className="order-head columns">
      <h1 className="d2">
        <span className="order-step muted">
          Étape {step} sur 4<span className="vh">&nbsp;: </span>
        </span>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}
