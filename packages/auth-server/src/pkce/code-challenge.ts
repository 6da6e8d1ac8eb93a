import { hash } from 'node:crypto'
import { z } from 'zod'
import { isSame } from '../encryption.ts'
import { invalid } from '../errors/auth-error.ts'

export type CodeChallenge = { challenge: string; method: 's256' | 'plain' }

/** What a form says of it. */
export const codeChallengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
}

const shortest = 43

const longest = 128

const allowedCharacters = /^[A-Za-z0-9._~-]+$/

const bothOrNeither = 'PKCE flow requires code_challenge_method and code_challenge'

const wrongLength = `code challenge has to be between ${shortest} and ${longest} characters`

const wrongCharacters =
  'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes'

type Asked = Partial<Record<keyof typeof codeChallengeFields, string | null | undefined>>

/** The challenge a request brings, or nothing when it brings none (empty counts as none). */
export function readCodeChallenge(said: Asked): CodeChallenge | undefined {
  const challenge = said.code_challenge ?? ''
  const asked = said.code_challenge_method ?? ''
  if (challenge === '' && asked === '') return undefined
  if (challenge === '' || asked === '') throw invalid(bothOrNeither)
  if (!hasAllowedLength(challenge)) throw invalid(wrongLength)
  if (!allowedCharacters.test(challenge)) throw invalid(wrongCharacters)
  const method = asked.toLowerCase()
  if (method === 's256' || method === 'plain') return { challenge, method }
  throw invalid(`unsupported code_challenge method ${JSON.stringify(asked)}`)
}

/** Whether this verifier (43–128 of the allowed characters) is the one the challenge was made of, in constant time. */
export function isVerifierOf({ challenge, method }: CodeChallenge, verifier: string): boolean {
  if (!hasAllowedLength(verifier) || !allowedCharacters.test(verifier)) return false
  return isSame(method === 'plain' ? verifier : hash('sha256', verifier, 'base64url'), challenge)
}

function hasAllowedLength(text: string) {
  return text.length >= shortest && text.length <= longest
}
