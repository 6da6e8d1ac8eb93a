import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'

export type RenderedMail = { html: string; text: string }

const factsAsText = { uppercaseHeaderCells: false, colSpacing: 2, maxColumnWidth: 1000 }
const headings = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }))

export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = await render(element)
  return { html, text: mailText(html) }
}

export function mailText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    selectors: [...headings, { selector: 'table.facts', format: 'dataTable', options: factsAsText }],
  })
}
