import { href } from 'react-router'

export function orderPath(secret: string): string {
  return href('/commande/:secret', { secret })
}
