import { createHash } from 'node:crypto'

const believedFor = 300_000
const mostKept = 5000

type Claims = { readonly exp: number }

/**
 * Tokens whose signature was found good, by their fingerprint: checking it again took a third of what reading a private
 * page costs. None is believed beyond its own end, nor for more than five minutes, in which its key may be withdrawn.
 * Whether the session still lives is asked elsewhere, each time.
 */
export class CheckedTokens<Token extends Claims> {
  readonly #known = new Map<string, { claims: Token; until: number }>()

  async of(
    token: string,
    now: Date,
    check: (token: string) => Promise<Token | undefined>,
  ): Promise<Token | undefined> {
    const key = createHash('sha256').update(token).digest('base64')
    const kept = this.#known.get(key)
    if (kept && kept.until > now.getTime()) return kept.claims
    this.#known.delete(key)
    const claims = await check(token)
    if (!claims) return undefined
    if (this.#known.size >= mostKept) this.#known.clear()
    this.#known.set(key, { claims, until: Math.min(claims.exp * 1000, now.getTime() + believedFor) })
    return claims
  }
}
