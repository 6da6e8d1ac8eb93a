import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { isClientSecret } from './client-secret.ts'
import { findOAuthClient, type OAuthClientRow } from './oauth-client.ts'

type Credentials = { id: string; secret: string; method: OAuthClientRow['tokenEndpointAuthMethod'] }

/**
 * The third party of a token request, which names itself in the way it is registered for and in no other. Whatever is
 * wrong: `400 invalid_credentials`, which says `invalid_client` as well.
 */
export async function authenticateClient(
  { database }: Backend,
  request: Request,
  form: Readonly<Record<string, string>>,
): Promise<OAuthClientRow> {
  const { id, secret, method } = credentialsOf(request, form)
  const client = await findOAuthClient(database, id)
  const isRightSecret = isClientSecret(secret, client?.clientSecretHash ?? null)
  const isRight = client?.clientType === 'public' ? secret === '' : isRightSecret
  if (client && isRight && method === client.tokenEndpointAuthMethod) return client
  throw wrong()
}

function credentialsOf(request: Request, form: Readonly<Record<string, string>>): Credentials {
  const { client_id: id = '', client_secret: secret = '' } = form
  const basic = readBasic(request.headers.get('authorization') ?? '')
  if (!basic) return { id, secret, method: secret === '' ? 'none' : 'client_secret_post' }
  if (secret !== '' || (id !== '' && id !== basic.id)) throw wrong()
  return { ...basic, method: 'client_secret_basic' }
}

/** Name and secret are written as in forms before they are joined (RFC 6749, section 2.3.1). */
function readBasic(header: string): { id: string; secret: string } | undefined {
  const [, encoded] = /^basic +([\w+/=-]+) *$/i.exec(header) ?? []
  if (encoded === undefined) return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { id: formDecoded(id), secret: formDecoded(rest.join(':')) }
}

function formDecoded(text: string): string {
  return new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''
}

function wrong() {
  const error_description = 'Invalid client credentials'
  return new AuthError(400, 'invalid_credentials', error_description, {
    error: 'invalid_client',
    error_description,
  })
}
