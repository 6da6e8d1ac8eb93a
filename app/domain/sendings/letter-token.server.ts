import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const form = /^(?<signature>[\w-]{32})\.(?<reader>[\da-f-]{36}|[\w-]{43})$/

/** A member by their number, or a guest by the fingerprint of their address. */
export type LetterReader = { readonly memberId: string } | { readonly address: string }

/** Who reads letters at an address without being a member. */
export function guestAt(email: string): { readonly address: string } {
  const address = email.trim().toLowerCase()
  return { address: createHash('sha256').update(`letters ${address}`).digest('base64url') }
}

/** The last part of the address where somebody wants no more letters; it opens nothing else. */
export function makeLetterToken(appSecret: string, reader: LetterReader): string {
  const id = 'memberId' in reader ? reader.memberId : reader.address
  return `${signatureOf(appSecret, id)}.${id}`
}

/** Whose token it is; undefined for one that this site did not sign. */
export function readLetterToken(appSecret: string, token: string): LetterReader | undefined {
  const { signature = '', reader = '' } = form.exec(token)?.groups ?? {}
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(appSecret, reader))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return reader.length === 36 ? { memberId: reader } : { address: reader }
}

function signatureOf(appSecret: string, reader: string): string {
  const signed = createHmac('sha256', appSecret).update(`letters ${reader}`)
  return signed.digest('base64url').slice(0, 32)
}
