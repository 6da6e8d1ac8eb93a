import type { Session } from './records.ts'

/** The page buyers are sent to, for journeys in a browser. It speaks French, as it is asked to. */
export function checkoutPage({ amount_total, currency, cancel_url, status }: Session): string {
  const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount_total / 100)
  const buttons =
    status === 'open'
      ? `<form method="post"><button name="act" value="pay">Payer ${amount}</button>
         <button name="act" value="decline">Carte refusée</button></form>`
      : '<p>Cette page n’est plus valable.</p>'
  return `<!doctype html><html lang="fr"><link rel="icon" href="data:,"><title>Paiement</title><h1>Paiement</h1>
    <p id="amount">${amount}</p>${buttons}<a href="${encodeURI(cancel_url)}">Revenir au site</a></html>`
}
