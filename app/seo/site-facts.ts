/** The club as the footer and the legal notice show it: structured data must say the same, letter for letter. */
type ClubFacts = {
  name: string
  tagline: string
  phone: { shown: string } | undefined
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
