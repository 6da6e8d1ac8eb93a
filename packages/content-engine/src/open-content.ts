import type { Collections } from './collection.ts'
import type { ContentSource } from './content-source.ts'
import { Content } from './content.ts'
import { ContentError, type ContentProblem } from './problems.ts'

/** Reads, checks and loads content; throws `ContentError` with every problem of every file. */
export async function openContent<const Declared extends Collections>(
  source: ContentSource<Declared>,
): Promise<Content<Declared>> {
  const content = new Content(source)
  try {
    await content.reload()
  } catch (error) {
    content.close()
    throw error
  }
  return content
}

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
