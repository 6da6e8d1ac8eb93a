import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { switchOffInlineDirectives } from './block-directives.ts'
import type { Body } from './body.ts'
import { transformDirectives } from './directives.ts'
import type { Report } from './report.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { markTableHeaders } from './table-headers.ts'
import { checkText } from './text-checks.ts'
import { resolveImages } from './text-images.ts'
import type { NamedImage } from './text-images.ts'
import type { TextRules } from './text-rules.ts'
import { applyTypography } from './text-typography.ts'
import { tocOf } from './toc.ts'

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

/**
 * Parses a text; `documentInContent` is its file inside the content directory (images count from there), `rules` what
 * the site asks of it beyond the engine.
 */
export function parseMarkdown(
  text: string,
  documentInContent: string,
  report: Report,
  rules: TextRules = {},
): { readonly body: Body; readonly images: readonly NamedImage[] } {
  const markdown: MarkdownRoot = parser.parse(text)
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
