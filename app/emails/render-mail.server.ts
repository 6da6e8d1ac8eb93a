import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

export type RenderedMail = { html: string; text: string }

const factsAsText = { uppercaseHeaderCells: false, colSpacing: 2, maxColumnWidth: 1000 }

/** A mail in its two parts: the page, and the same in plain text for those who read it so. */
export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = await render(element)
  const text = toPlainText(html, {
    wordwrap: false,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'table.facts', format: 'dataTable', options: factsAsText },
    ],
  })
  return { html, text }
}
