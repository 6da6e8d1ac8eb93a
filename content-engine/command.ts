import { loadContent } from './load-content.ts'
import type { ContentSource } from './load-content.ts'
import type { ContentProblem } from './problems.ts'

/** Every problem of every file, samples and drafts included; empty when the content is sound. */
export async function checkContent(source: ContentSource): Promise<readonly ContentProblem[]> {
  const { problems } = await loadContent(source)
  return problems
}
