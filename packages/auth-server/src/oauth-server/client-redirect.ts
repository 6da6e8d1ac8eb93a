/** The address of a third party with an answer for it in the query; what its query has already stays. */
export function clientRedirect(
  redirectUri: string,
  answer: Readonly<Record<string, string | null | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) if (value) query.set(name, value)
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`
}
