export type PostRule = {
  readonly largestBody: number
  readonly isFromElsewhere?: true
}

const kilobyte = 1024

export const postRules: Readonly<Record<string, PostRule>> = {
  '/admin/competitions/importer': { largestBody: 1024 * kilobyte },
  '/nos-outils/ironman-age-group-qualification-system': { largestBody: 1024 * kilobyte },
  // The button of a mail program posts one word (RFC 8058), from its own machines; the address is signed.
  '/rappels/*': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  '/paiement/annonces': { largestBody: 64 * kilobyte, isFromElsewhere: true },
  // What a system shares with the installed site, where its service worker does not run yet; nothing of it is read.
  '/nos-outils/strava-story-sharing/fichiers': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  '/webhooks/strava': { largestBody: 4 * kilobyte, isFromElsewhere: true },
}
