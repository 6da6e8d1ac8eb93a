import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

export type RenderedMail = { html: string; text: string }

const factsAsText = { uppercaseHeaderCells: false, colSpacing: 2, maxColumnWidth: 1000 }
// Colours stand in attributes of style, where mail programs read them: none is typed by a person.
const usualAccents = /#00693c|#0a9150/g
const headings = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }))

/** @param accent of the club, in place of the usual one of `mailStyles` */
export async function renderMail(element: ReactElement, accent: string | undefined): Promise<RenderedMail> {
  const drawn = await render(element)
  const html = accent === undefined ? drawn : drawn.replaceAll(usualAccents, accent)
  return { html, text: mailText(html) }
}

export function mailText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [...headings, { selector: 'table.facts', format: 'dataTable', options: factsAsText }],
  })
}
