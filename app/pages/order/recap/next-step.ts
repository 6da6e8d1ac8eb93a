import type { PaymentMeans } from '#app/domain/orders/order.ts'

const nextSteps: Readonly<Record<PaymentMeans, string>> = {
  carte: 'Étape suivante\u00a0: la page sécurisée de notre prestataire de paiement.',
  virement: 'Étape suivante\u00a0: les coordonnées bancaires, à l’écran et par e-mail.',
  'sur-place': 'Vous payez à la remise. La confirmation part par e-mail.',
}

/** What comes after the button. */
export function nextStepOf(means: PaymentMeans): string {
  return nextSteps[means]
}
