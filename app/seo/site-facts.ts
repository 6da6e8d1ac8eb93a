/** The club as the footer and the legal notice show it: structured data must say the same. */
type ClubFacts = {
  name: string
  tagline: string
  phone: { link: string } | undefined
  city: string
  email: string | undefined
  instagramCoaching: string
  instagramTherapy: string
}

export type PlaceFacts = { street: string; postcode: string; city: string }

export type SiteFacts = {
  siteUrl: string
  club: ClubFacts
  isHidden?: boolean
}

export function absoluteUrl({ siteUrl }: SiteFacts, path: string): string {
  return `${siteUrl}${path}`
}
