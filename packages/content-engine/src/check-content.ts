import type { ContentSource } from './content-source.ts'
import { openContent } from './content.ts'
import { ContentError } from './problems.ts'
import type { ContentProblem } from './problems.ts'

/** Every problem of every file, samples and drafts included; empty when the content is sound. */
export async function checkContent(source: ContentSource): Promise<readonly ContentProblem[]> {
  try {
    const content = await openContent(source)
    content.close()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
