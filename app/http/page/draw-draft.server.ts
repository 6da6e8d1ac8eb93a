import { pageOf, type CollectionName } from '#app/domain/content-edits/documents.ts'
import { escapeHtml } from '#app/domain/shared/escape-html.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { ContentProblem } from '@allure/content-engine'
import { forThisVisitor } from '../headers.ts'

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
  pageFor: (row: Parameters<typeof pageOf>[1]) => string | undefined = (row) => pageOf(collection, row),
): Promise<Preview> {
  const { content: seen, row, problems } = await content.preview(collection, file, text)
  if (!seen || !row) return { problems, reason: 'Corrigez d’abord ce qui est signalé.' }
  try {
    const page = pageFor(row)
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

/** A drawn text with a band above it that says what it is; where it cannot be drawn, why. */
export function wholePage({ html, reason, problems }: Preview, words: string): Response {
  const headers = {
    ...forThisVisitor,
    'referrer-policy': 'no-referrer',
    'content-type': 'text/html; charset=utf-8',
  }
  if (html !== undefined)
    return new Response(
      html.replace(/<body[^>]*>/, (body) => body + band(words)),
      { headers },
    )
  const lines = problems.map(({ line, message }) => `Ligne ${line}\u00a0: ${message}`)
  const said = [reason ?? '', ...lines].map((line) => band(escapeHtml(line))).join('')
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Aperçu</title><body>${said}`
  return new Response(page, { status: 422, headers })
}

const band = (words: string) =>
  `<p role="note" style="margin:0;padding:.75rem 1rem;background:#0b1215;color:#fff;font-weight:600">${words}</p>`
