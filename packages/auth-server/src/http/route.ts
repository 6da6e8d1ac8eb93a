import type { Backend } from '../backend.ts'
import type { LimitName } from '../limits/address-limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One request, as routes see it. */
export type Call = {
  backend: Backend
  request: Request
  url: URL
  /** The named parts of the path. */
  parameters: Readonly<Record<string, string>>
  /** The visitor's address, for limits and challenges. */
  address: string
  /** The body as JSON. `400 bad_json` when it is no JSON object. */
  json: () => Promise<Record<string, unknown>>
}

export type Route = {
  method: Method
  /** Below the service's address, with `:names`: `/factors/:factorId`. */
  path: string
  /** Counted by visitor; buckets of one limit are one a path. */
  limit?: LimitName
  answer: (call: Call) => Promise<Response>
}
