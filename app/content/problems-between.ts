import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectionNames } from '#app/domain/content-edits/documents.ts'
import { deadLinks } from '#app/domain/content-edits/links/dead-links.ts'
import { pathsOf } from '#app/domain/content-edits/links/known-paths.ts'
import { problemsOfNames } from '#app/domain/content-edits/links/names.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { listContentFiles, type ContentProblem } from '@allure/content-engine'

/** What files say of each other and is not so: names that nobody has, links that lead nowhere. @param directory of the content */
export async function problemsBetween(
  content: SiteContentReader,
  directory: string,
): Promise<readonly ContentProblem[]> {
  const textOf = (name: string) => readFile(join(directory, 'info', `${name}.yml`), 'utf8')
  const [boutique, equipe, entreprise] = [
    await textOf('boutique'),
    await textOf('equipe'),
    await textOf('entreprise'),
  ]
  const isThere = pathsOf(content)
  const files = await Promise.all(
    collectionNames.map((name) => listContentFiles(directory, content.collections[name])),
  )
  const links = await Promise.all(
    files.flat().map(async ({ absolute, inCollection, shown: file }) => {
      const text = await readFile(absolute, 'utf8')
      return deadLinks(text, inCollection, isThere).map((problem) => ({ file, ...problem }))
    }),
  )
  return [...problemsOfNames({ boutique, equipe, entreprise }), ...links.flat()]
}
