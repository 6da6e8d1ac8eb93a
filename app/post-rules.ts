/** What an address takes that the others do not. The server asks before anybody reads a body. */
export type PostRule = {
  /** The most bytes it takes. */
  readonly largestBody: number
  /** Machines elsewhere post here, and prove who they are by what they post: where it comes from is not asked. */
  readonly isFromElsewhere?: true
}

const kilobyte = 1024

/** By path, for addresses that take more or less than a form of this site. */
export const postRules: Readonly<Record<string, PostRule>> = {
  // A list of results with all its columns: some thousand lines of two hundred characters.
  '/nos-outils/ironman-age-group-qualification-system': { largestBody: 1024 * kilobyte },
  // Announcements of the payment service are a few kilobytes, and signed.
  '/paiement/annonces': { largestBody: 64 * kilobyte, isFromElsewhere: true },
}
