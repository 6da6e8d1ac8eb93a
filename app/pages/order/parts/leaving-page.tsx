import { Icon } from '#app/ui/kit/icon.tsx'

export function LeavingPage({ address }: { address: string }) {
  return (
    <div className="wrap order-page order-nothing stack">
      <h1 className="d2">Votre commande est passée.</h1>
      <p className="lead">
        Vous payez sur {new URL(address).host}, la page sécurisée de notre prestataire de paiement.
      </p>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a className="button button-primary button-large" href={address} rel="noreferrer">
        Aller au paiement
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}
