/** The club as the footer and the legal notice show it: structured data must say the same, letter for letter. */
type ClubFacts = {
  name: string
  tagline: string
  phone: { shown: string }
  email: string
  instagramCoaching: string
  instagramTherapy: string
}

/** Where the club is; only pages that show it have it. */
export type PlaceFacts = { street: string; postcode: string; city: string }

export type SiteFacts = {
  siteUrl: string
  club: ClubFacts
  /** A route rule keeps the page out of search engines. */
  isHidden?: boolean
}

/** An absolute address on this site. */
export function absoluteUrl({ siteUrl }: SiteFacts, path: string): string {
  return `${siteUrl}${path}`
}
