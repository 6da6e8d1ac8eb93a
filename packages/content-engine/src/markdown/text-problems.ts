import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SessionText } from './session-text.ts'

export type Report = (line: number, message: string) => void

export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}

export type TextProblem = { readonly line: number; readonly message: string }

export type TextRules = { readonly seance?: (session: SessionText) => readonly TextProblem[] }

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
