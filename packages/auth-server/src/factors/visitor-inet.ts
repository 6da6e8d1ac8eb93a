import { plainAddress } from '../limits/visitor-network.ts'

const nowhere = '0.0.0.0'

/** A visitor's address as the database keeps addresses; all unreadable ones are the same. */
export function visitorInet(address: string): string {
  return plainAddress(address) ?? nowhere
}
