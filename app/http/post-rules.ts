export type PostRule = {
  /** The most bytes it takes. */
  readonly largestBody: number
  readonly isFromElsewhere?: true
}

const kilobyte = 1024

export const postRules: Readonly<Record<string, PostRule>> = {
  // A list of results with all its columns: some thousand lines of two hundred characters.
  '/nos-outils/ironman-age-group-qualification-system': { largestBody: 1024 * kilobyte },
  // The button of a mail program posts one word (RFC 8058), from its own machines; the address is signed.
  '/rappels/*': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  // Announcements of the payment service are a few kilobytes, and signed.
  '/paiement/annonces': { largestBody: 64 * kilobyte, isFromElsewhere: true },
}
