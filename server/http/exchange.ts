import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SecurityHeaders } from './security-headers.ts'

export type SiteFacts = {
  readonly security: SecurityHeaders
  readonly ownOrigin: string
  readonly trustsProxy: boolean
}

/** A request, where its answer goes, and what the site says of itself. */
export type Exchange = SiteFacts & {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly id: string
  readonly path: string
}
