import type { CheckoutRequest } from '#app/outside/payment/payment-provider.ts'

/** A wish to be paid 84,90 €: two lines and a delivery. */
export function checkoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    key: 'order-1-payment-1',
    orderId: 'order-1',
    orderNumber: 'C-2026-0001',
    email: 'lea@exemple.invalid',
    amountCents: 8490,
    lines: [
      { label: 'Débardeur', detail: 'Corail, taille M', quantity: 2, unitPriceCents: 3200 },
      { label: 'Bonnet', quantity: 1, unitPriceCents: 1500 },
    ],
    deliveryCents: 590,
    deliveryLabel: 'Livraison à domicile',
    successUrl: 'http://localhost:3000/commande/abc?paye=1',
    cancelUrl: 'http://localhost:3000/commande/abc',
    expiresAt: new Date(Date.now() + 40 * 60_000),
    ...changes,
  }
}
