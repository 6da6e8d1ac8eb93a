const name = 'hors_ligne'
const thirtyDays = 2_592_000
const kept = new RegExp(`(?:^|;\\s*)${name}=1(?:;|$)`)

/** Whether a member has asked, on this device, that the search works without a connection. @param cookies as a request or a page has them */
export function isSearchKept(cookies: string): boolean {
  return kept.test(cookies)
}

/** The `set-cookie` that remembers this wish for 30 days, or forgets it. The pages read it themselves. */
export function keepSearch(isWanted: boolean, { isProduction }: { readonly isProduction: boolean }): string {
  const attributes = `Path=/; Max-Age=${isWanted ? thirtyDays : 0}; SameSite=Lax${isProduction ? '; Secure' : ''}`
  return `${name}=${isWanted ? 1 : ''}; ${attributes}`
}
