/** The club as the footer and the legal notice show it: structured data must say the same, letter for letter. */
export type ClubFacts = {
  name: string
  tagline: string
  phone: { shown: string }
  email: string
  address: { street: string; postalCode: string; city: string }
  instagramCoaching: string
  instagramTherapy: string
}

export type SiteFacts = { siteUrl: string; club: ClubFacts }

/** An absolute address on this site. */
export function absoluteUrl({ siteUrl }: SiteFacts, path: string): string {
  return `${siteUrl}${path}`
}
