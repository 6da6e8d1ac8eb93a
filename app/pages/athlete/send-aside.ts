import { isConnectionCut } from '#app/ui/blocks/forms/is-connection-cut.ts'

export const cutOffWords = 'La connexion s’est interrompue. Recommencez quand elle est revenue.'

/** Sends a form beside the page: a link followed meanwhile neither stops it nor is stopped. Undefined when cut off. */
export async function sendAside<Answer>(path: string, form: URLSearchParams): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { method: 'POST', body: form, keepalive: true })
    if (response.headers.get('content-type')?.includes('json')) return (await response.json()) as Answer
    // Not what was asked for, the session has ended for example: the page itself knows what to do then.
    location.reload()
  } catch (error) {
    if (!isConnectionCut(error)) throw error
  }
  return undefined
}
