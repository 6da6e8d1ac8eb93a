/** The push services of the browsers: a subscription names an address that the site will ask, so no other is taken. */
const services = [
  /(^|\.)push\.services\.mozilla\.com$/,
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/,
]

/** Outside production, one of this machine too. */
export function isPushService(
  endpoint: string,
  { isProduction }: { readonly isProduction: boolean },
): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, port } = new URL(endpoint)
  if (!isProduction && hostname === '127.0.0.1') return true
  return protocol === 'https:' && username === '' && port === '' && services.some((one) => one.test(hostname))
}
