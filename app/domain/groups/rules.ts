/** Members who train together, as the club writes their name; content, races and addresses know them by slug. */
export type ClubGroup = {
  readonly slug: string
  readonly name: string
  /** Whose membership has not ended. */
  readonly people: number
  readonly races: number
  /** Files of the athlete area that are reserved for it, folders too. */
  readonly files: readonly string[]
}

const frontMatter = /^---\n([\s\S]*?)\n---/
const groupLine = /^(group:[ \t]*)(["']?)([a-z\d -]*)\2[ \t]*$/m

/** The groups that the front matter of an article, or the settings of a folder, name. */
export function groupsNamed(file: string, text: string): string[] {
  const [, , , named = ''] = groupLine.exec(settingsIn(file, text)) ?? []
  return named.split(' ').filter((slug) => slug !== '')
}

/** The same text with another group in the place of one. */
export function withGroup(file: string, text: string, { from, to }: { from: string; to: string }): string {
  const settings = settingsIn(file, text)
  const slugs = groupsNamed(file, text).map((slug) => (slug === from ? to : slug))
  return text.replace(settings, () => settings.replace(groupLine, `group: ${[...new Set(slugs)].join(' ')}`))
}

function settingsIn(file: string, text: string): string {
  return file.endsWith('.yml') ? text : (frontMatter.exec(text)?.[1] ?? '')
}
