import { measureAnswers } from './answers.ts'
import { measureToolsInBrowser } from './browser.ts'

/** The free tools: their calculations, what their pages weigh, and from a key to its result. */
export async function measureTools(): Promise<void> {
  measureAnswers()
  await measureToolsInBrowser()
}

if (import.meta.main) await measureTools()
