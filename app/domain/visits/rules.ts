/** What everybody may see: the rest is nobody's business. */
const publicRooms =
  /^(notre-(equipe|boutique)|nos-(soins|stages|outils)|temoignages|coaching|contact|recherche|renoncer|resilier|mentions-legales|cgv|confidentialite|cookies|accessibilite)?$/i

const stories = '/nos-outils/strava-story-sharing'

/** Whether showing this path is counted: public pages, and what the tools give to take along. */
export function isCountedPath(path: string): boolean {
  if (!/^\/[a-z\d/-]*(\.pdf|\.csv)?$/i.test(path) || path.length > 200) return false
  const end = path.indexOf('/', 1)
  return publicRooms.test(path.slice(1, end === -1 ? undefined : end))
}

/** The one name of a page, however its path was written; of an activity that was read nothing stays. */
export function pageOf(path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/'
  return plain.startsWith(`${stories}/`) ? stories : plain
}

/** The address that a page tells of one that took its place without a document being loaded. */
export const shownPagePath = '/page-vue'

export const keptMonths = 25
