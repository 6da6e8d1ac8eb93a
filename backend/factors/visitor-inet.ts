import { isIP } from 'node:net'

const nowhere = '0.0.0.0'

/** A visitor's address as the database keeps addresses; all unreadable ones are the same. */
export function visitorInet(address: string): string {
  const [withoutZone = ''] = address.split('%')
  return isIP(withoutZone) ? withoutZone : nowhere
}
