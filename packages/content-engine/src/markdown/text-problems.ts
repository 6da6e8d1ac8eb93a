import type { Root, List, ListItem, Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { visit } from 'unist-util-visit'

export type Report = (line: number, message: string) => void

export function lineOf(node: { position?: { start: { line: number } } | undefined }): number {
  return node.position?.start.line ?? 1
}

export type TextProblem = { readonly line: number; readonly message: string }

export type TextRules = { readonly seance?: (session: SessionText) => readonly TextProblem[] }

const mostLevels = 30

/** Reports a text nested deeper than a page is; whatever walks such a tree may run out of stack. */
export function isTooDeep(root: Root, report: Report): boolean {
  let level: readonly Nodes[] = [root]
  for (let depth = 0; depth < mostLevels && level.length > 0; depth++)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  const [deepest] = level
  if (deepest)
    report(lineOf(deepest), `listes, citations ou blocs imbriqués sur plus de ${mostLevels} niveaux`)
  return deepest !== undefined
}

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

export type Directive = ContainerDirective | LeafDirective

export const sessionSports = ['course', 'natation', 'velo'] as const
export type SessionSport = (typeof sessionSports)[number]

export type SessionText = {
  readonly line: number
  readonly titre: string
  readonly sport: SessionSport | undefined
  readonly duree: string | undefined
  readonly distance: string | undefined
  readonly steps: readonly { readonly text: string; readonly line: number }[]
}

export function sportNamed(name: string | undefined): SessionSport | undefined {
  return sessionSports.find((sport) => sport === name)
}

export function problemOfSteps(node: Directive): string | undefined {
  const steps = stepsOf(node)
  if (steps.length === 0) return '« seance » contient la liste de ses étapes (une ligne « - … » par étape)'
  return steps.every(isLineOfText)
    ? undefined
    : 'une étape de « seance » est une ligne de texte : ni lien, ni image, ni liste, ni second paragraphe'
}

export function sessionTextOf(
  node: Directive,
  { titre = '', sport, duree, distance }: Readonly<Record<string, string | undefined>>,
): SessionText {
  const steps = stepsOf(node).map((step) => ({ text: textOf(step), line: lineOf(step) }))
  return { line: lineOf(node), titre, sport: sportNamed(sport), duree, distance, steps }
}

function stepsOf(node: Directive): readonly ListItem[] {
  return node.children
    .filter((child): child is List => child.type === 'list')
    .flatMap((list) => list.children)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function isLineOfText({ children }: ListItem): boolean {
  const [paragraph, ...others] = children
  if (others.length > 0 || paragraph?.type !== 'paragraph') return false
  return paragraph.children.every(({ type }) => ['text', 'strong', 'emphasis', 'delete'].includes(type))
}
