/** What the stand-in knows of an athlete. */
export type Athlete = { id: number; activities: StandInActivity[] }

/** A v3 activity as the detail has it, and its columns by key. */
export type StandInActivity = {
  detail: { id: number; name: string; visibility?: string } & Record<string, unknown>
  streams: Record<string, unknown[]>
}

export type Grant = {
  athleteId: number
  scope: string
  accessToken: string
  refreshToken: string
  expiresAt: number
}

export type Answer = { status: number; body?: object; headers?: Record<string, string> }

/** As v3 words its refusals. */
export function fault(status: number, resource: string, field: string, code: string): Answer {
  const messages: Record<number, string> = {
    400: 'Bad Request',
    401: 'Authorization Error',
    403: 'Forbidden',
    404: 'Record Not Found',
    429: 'Rate Limit Exceeded',
  }
  return { status, body: { message: messages[status] ?? 'Error', errors: [{ resource, field, code }] } }
}
