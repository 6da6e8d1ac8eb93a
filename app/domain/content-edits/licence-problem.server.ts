import { publicationProblem } from '#app/domain/camps/store.server.ts'
import type { ContentProblem, SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import { titleOfText } from './documents.ts'
import { splitText } from './form/document-text.ts'
import type { EditedPlace } from './rules.ts'

/** Why a camp that is to be shown may not be: with its nights, it needs a licence that another text says. */
export async function licenceProblems(
  content: SiteContentReader,
  { collection, file, text }: EditedPlace & { readonly text: string | null },
): Promise<ContentProblem[]> {
  if (collection !== 'nosStages' || text === null) return []
  const lines = splitText(text, file).header.split('\n')
  const line = lines.findIndex((one) => /^lodging:\s*["']?included\b/.test(one))
  if (line === -1 || lines.some((one) => /^draft:\s*true\b/.test(one))) return []
  const { travel } = await readInfo(content, 'entreprise')
  const saysPackage = lines.some((one) => one.startsWith('package:')) ? {} : undefined
  const title = titleOfText(collection, file, text)
  const message = publicationProblem({ title, lodging: 'included', package: saysPackage }, travel)
  return message === undefined ? [] : [{ file, line: line + 2, field: 'lodging', message }]
}
