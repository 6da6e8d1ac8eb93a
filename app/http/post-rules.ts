/** What an address takes that the others do not. The server asks before anybody reads a body. */
export type PostRule = {
  /** The most bytes it takes. */
  readonly largestBody: number
  /** Machines elsewhere post here, and prove who they are by what they post: where it comes from is not asked. */
  readonly isFromElsewhere?: true
}

const kilobyte = 1024

/** By path, for addresses that take more or less than a form of this site; `/*` stands for any one name at the end. */
export const postRules: Readonly<Record<string, PostRule>> = {
  // A list of results with all its columns: some thousand lines of two hundred characters.
  '/nos-outils/ironman-age-group-qualification-system': { largestBody: 1024 * kilobyte },
  // The button of a mail program posts one word (RFC 8058), from its own machines; the address is signed.
  '/rappels/*': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  // Announcements of the payment service are a few kilobytes, and signed.
  '/paiement/annonces': { largestBody: 64 * kilobyte, isFromElsewhere: true },
}
