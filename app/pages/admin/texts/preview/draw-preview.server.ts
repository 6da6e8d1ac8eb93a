import { pageOf, type CollectionName } from '#app/domain/content-edits/documents.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { ContentProblem } from '@allure/content-engine'

type Drawing = {
  content: SiteContentReader
  drawPage: (path: string, content: SiteContentReader) => Promise<Response>
}

type Text = { collection: CollectionName; file: string; text: string }

export type Preview = { html?: string; problems: readonly ContentProblem[]; reason?: string }

/** The page of a document as a text would make it, without its scripts; what is wrong with the text where there is none. */
export async function drawPreview(
  { content, drawPage }: Drawing,
  { collection, file, text }: Text,
): Promise<Preview> {
  const { content: seen, row, problems } = await content.preview(collection, file, text)
  if (!seen || !row) return { problems, reason: 'Corrigez d’abord ce qui est signalé.' }
  try {
    const page = pageOf(collection, row)
    if (page === undefined) return { problems, reason: 'Aucune page ne montre ce texte à elle seule.' }
    const response = await drawPage(page, seen)
    if (response.status === 200) return { problems, html: withoutScripts(await response.text()) }
    return { problems, reason: `Telle quelle, la page ${page} ne serait pas montrée.` }
  } finally {
    seen.close()
  }
}

// The application would take the page for that of its own address.
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]+rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\sloading="lazy"/g, '')
}
