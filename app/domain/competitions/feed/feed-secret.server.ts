import { createHash, createHmac } from 'node:crypto'

const form = /^[\w-]{32}$/

/** The secret part of the addresses of a member's feeds: 32 characters of base64url, made again whenever it is shown. */
export function feedSecretOf(appSecret: string, memberId: string, seed: string): string {
  const signed = createHmac('sha256', appSecret).update(`calendar feed ${memberId} ${seed}`)
  return signed.digest('base64url').slice(0, 32)
}

/** What a feed is found by: who reads the table knows no address. */
export function hashOfFeedSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether a part of an address can be a secret: anything else would not even be looked up. */
export function isFeedSecret(text: string): boolean {
  return form.test(text)
}
