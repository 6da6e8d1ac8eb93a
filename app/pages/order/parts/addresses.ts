import { href } from 'react-router'

export function orderPath(secret: string): string {
  return href('/commande/:secret', { secret })
}

export function paymentPath(secret: string): string {
  return href('/commande/:secret/payer', { secret })
}

export function abandonPath(secret: string): string {
  return href('/commande/:secret/annuler', { secret })
}

export function acceptedTermsPath(secret: string): string {
  return href('/commande/:secret/conditions', { secret })
}

export function documentPath(secret: string, file: string): string {
  return href('/commande/:secret/documents/:file', { secret, file })
}
