import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import { defaultSchema, type Options } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { isMachineText, typographyOf } from '../french-typography.ts'
import { transformDirectives } from './directives.ts'
import { markTableHeaders, resolveImages, type NamedImage } from './text-images.ts'
import { checkText, isTooDeep, type Report, type TextRules } from './text-problems.ts'

export type TocEntry = {
  readonly id: string
  readonly depth: number
  readonly text: string
  readonly children: readonly TocEntry[]
}

export type Body = { readonly root: Root; readonly toc: readonly TocEntry[]; readonly words: number }

export const emptyBody: Body = { root: { type: 'root', children: [] }, toc: [], words: 0 }

const BLOCK_PROPERTIES =
  'Block Type Title Titre Sport Duree Allure Distance Intensite Src Alt Legende Poster Label Icone'
    .split(' ')
    .map((name) => `data${name}`)

/** The usual safe subset, plus exactly our blocks. Raw HTML never gets here, so ids need no prefix. */
const sanitiseSchema: Options = {
  ...defaultSchema,
  clobberPrefix: '',
  attributes: { ...defaultSchema.attributes, div: BLOCK_PROPERTIES, img: ['src', 'alt', 'title'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: [] },
}

const LEFT_ALONE = ['code', 'pre', 'kbd', 'samp', 'var']

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()

switchOffInlineDirectives(parser.data())

const toSafeHtml = unified()
  .use(remarkRehype, {
    clobberPrefix: '',
    footnoteLabel: 'Notes',
    footnoteBackLabel: (index: number) => `Retour à l’appel de note ${index + 1}`,
  })
  .use(rehypeSlug)
  .use(rehypeSanitize, sanitiseSchema)

/** Parses a text; images count from its file inside the content directory, `rules` are what the site asks beyond ours. */
export function parseMarkdown(
  text: string,
  documentInContent: string,
  report: Report,
  rules: TextRules = {},
): { readonly body: Body; readonly images: readonly NamedImage[] } {
  const markdown: MarkdownRoot = parser.parse(text)
  if (isTooDeep(markdown, report)) return { body: emptyBody, images: [] }
  checkText(markdown, report)
  transformDirectives(markdown, report, rules)
  const root: Root = toSafeHtml.runSync(markdown)
  const images = resolveImages(root, documentInContent, report)
  applyTypography(root)
  markTableHeaders(root)
  visit(root, forgetPosition)
  return { body: { root, toc: tocOf(root), words: wordsIn(toString(root)) }, images }
}

function forgetPosition(node: { position?: unknown }): void {
  delete node.position
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\d][\p{L}\d’'-]*/gu)?.length ?? 0
}

type ParserData = { readonly micromarkExtensions?: readonly { text?: unknown }[] }

// The inline form of directives (`:nom`) would trip over « à noter :ceci ». remark-directive is the last plugin used.
function switchOffInlineDirectives(data: ParserData): void {
  const extension = data.micromarkExtensions?.at(-1)
  if (extension) delete extension.text
}

type Growing = { id: string; depth: number; text: string; children: Growing[] }

function tocOf(root: Root): readonly TocEntry[] {
  const top: Growing[] = []
  const open: Growing[] = []
  visit(root, 'element', (element) => {
    const depth = Number(/^h([2-4])$/.exec(element.tagName)?.[1])
    const id = element.properties.id
    if (!depth || typeof id !== 'string' || id === 'footnote-label') return
    const entry: Growing = { id, depth, text: toString(element), children: [] }
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop()
    const siblings = open.at(-1)?.children ?? top
    siblings.push(entry)
    open.push(entry)
  })
  return top
}

function applyTypography(root: Root): void {
  visit(root, (node) => {
    if (node.type === 'element') {
      if (LEFT_ALONE.includes(node.tagName)) return SKIP
      describe(node)
    }
    if (node.type === 'text' && !isMachineText(node.value)) node.value = typographyOf(node.value)
    return undefined
  })
}

function describe(element: Element): void {
  for (const name of ['alt', 'title']) {
    const value = element.properties[name]
    if (typeof value === 'string') element.properties[name] = typographyOf(value)
  }
}
