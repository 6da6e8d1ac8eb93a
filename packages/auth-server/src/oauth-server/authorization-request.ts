import { AuthError } from '../errors/auth-error.ts'
import { OAuthError } from '../errors/oauth-error.ts'
import { isStorableJson } from '../http/storable-json.ts'
import { readCodeChallenge } from '../pkce/code-challenge.ts'
import { readScope, type Scope } from './scopes.ts'

/**
 * What a third party asks for, its name and return address aside. Throws `invalid_request` for what it may not ask:
 * a parameter twice, no challenge, or one that is no better than none (`plain`).
 */
export function readAuthorizationRequest(query: URLSearchParams, grantable: readonly Scope[]) {
  const names = [...query.keys()]
  if (new Set(names).size < names.length) throw invalid('A parameter is there more than once')
  if (query.get('response_type') !== 'code') throw invalid('Only response_type=code is supported')
  if (query.get('state') !== null && readState(query) === null) throw invalid('state is too long')
  return {
    ...readChallenge(query),
    scope: readScope(query.get('scope') ?? '', grantable),
    state: readState(query),
    nonce: readText(query, 'nonce', 255),
    resource: readResource(query),
  }
}

/** What the third party wants back with any answer; nothing when it cannot be kept. */
export function readState(query: URLSearchParams): string | null {
  const [state = '', ...more] = query.getAll('state')
  const isKept = state !== '' && more.length === 0 && state.length <= 4096 && isStorableJson(state)
  return isKept ? state : null
}

function readChallenge(query: URLSearchParams) {
  try {
    const read = readCodeChallenge({
      code_challenge: query.get('code_challenge'),
      code_challenge_method: query.get('code_challenge_method'),
    })
    if (!read) throw invalid('PKCE flow requires both code_challenge and code_challenge_method')
    if (read.method === 'plain') throw invalid('code_challenge_method must be S256')
    return { codeChallenge: read.challenge, codeChallengeMethod: read.method }
  } catch (error) {
    throw error instanceof AuthError ? invalid(error.message) : error
  }
}

function readResource(query: URLSearchParams): string | null {
  const resource = readText(query, 'resource', 2048)
  if (resource !== null && (!URL.canParse(resource) || resource.includes('#')))
    throw invalid('resource must be an absolute address without a fragment')
  return resource
}

function readText(query: URLSearchParams, name: string, longest: number): string | null {
  const text = query.get(name) ?? ''
  if (text.length > longest || !isStorableJson(text)) throw invalid(`${name} is too long`)
  return text === '' ? null : text
}

function invalid(message: string) {
  return new OAuthError('invalid_request', message)
}
