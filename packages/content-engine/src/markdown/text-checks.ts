import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { lineOf } from './report.ts'
import type { Report } from './report.ts'

/** Reports what the site's Markdown may not contain: raw HTML and a second main title. */
export function checkText(root: Root, report: Report): void {
  visit(root, (node) => {
    if (node.type === 'html' && !/^\s*<!--[\s\S]*-->\s*$|^<\//.test(node.value)) {
      report(lineOf(node), 'HTML interdit dans le texte : utilisez le Markdown et ses blocs')
    }
    if (node.type === 'heading' && node.depth === 1) {
      report(lineOf(node), 'titre de niveau 1 réservé au titre de la page : commencez à « ## »')
    }
  })
}
