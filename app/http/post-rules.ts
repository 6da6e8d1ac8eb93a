export type PostRule = {
  readonly largestBody: number
  readonly isFromElsewhere?: true
  /** Bodies of megabytes: read one at a time, and only of whom the page itself opens to. */
  readonly isHeavy?: true
}

const kilobyte = 1024

// A photo of 40 MB, and what is said of it.
const photo: PostRule = { largestBody: 41 * 1024 * kilobyte, isHeavy: true }

/** By path; `*` stands for one name. */
export const postRules: Readonly<Record<string, PostRule>> = {
  '/admin/textes/photos': photo,
  // A text of 200 kB, its letters with accents written in six signs each.
  '/admin/textes/*': { largestBody: 1536 * kilobyte },
  '/admin/competitions/importer': { largestBody: 1024 * kilobyte },
  '/admin/photos/ajouter': photo,
  '/admin/produits/*/photos': photo,
  '/admin/reglages/apparence': { largestBody: 6 * 1024 * kilobyte, isHeavy: true },
  '/admin/athletes/coller': { largestBody: 1024 * kilobyte },
  '/nos-outils/ironman-age-group-qualification-system': { largestBody: 1024 * kilobyte },
  // The button of a mail program posts one word (RFC 8058), from its own machines; the address is signed.
  '/rappels/*': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  '/messages-du-club/*': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  '/paiement/annonces': { largestBody: 64 * kilobyte, isFromElsewhere: true },
  // What a system shares with the installed site, where its service worker does not run yet; nothing of it is read.
  '/nos-outils/strava-story-sharing/fichiers': { largestBody: 4 * kilobyte, isFromElsewhere: true },
  '/webhooks/strava': { largestBody: 4 * kilobyte, isFromElsewhere: true },
}
