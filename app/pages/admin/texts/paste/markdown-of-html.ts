import type { Element as HastElement, Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

type Html = Root
type Markdown = ReturnType<typeof toMdast>

/** What was copied from Word or a page, as the Markdown of the site: words, headings, lists, links and tables; nothing that runs, no picture of elsewhere. */
export function markdownOfTree(tree: Root): string {
  clean(tree)
  const document = toMdast(tree)
  simplify(document)
  return toMarkdown(document, { bullet: '-', extensions: [gfmToMarkdown()] })
    .replaceAll(/\u00A0|&#x20;|&nbsp;/g, ' ')
    .trim()
}

/** The same of the HTML itself, in a browser: a document of its own, in which nothing runs or loads. */
export function markdownOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return markdownOfTree({ type: 'root', children: [...body.childNodes].flatMap(nodeOf) })
}

const readAttributes = {
  style: 'style',
  href: 'href',
  start: 'start',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

function nodeOf(node: ChildNode): Html['children'] {
  if (node instanceof Text) return [{ type: 'text', value: node.data }]
  if (!(node instanceof Element)) return []
  const properties = Object.fromEntries(
    Object.entries(readAttributes).flatMap(([name, property]) => {
      const value = node.getAttribute(name)
      return value === null ? [] : [[property, value]]
    }),
  )
  const children = [...node.childNodes].flatMap(nodeOf).filter((child) => child.type !== 'doctype')
  return [{ type: 'element', tagName: node.localName, properties, children }]
}

const dropped = new Set([
  'img',
  'picture',
  'script',
  'style',
  'iframe',
  'object',
  'svg',
  'math',
  'video',
  'audio',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'template',
  'noscript',
  'xml',
  'title',
  'meta',
  'link',
])

/** Takes out what is no text. What hangs from a comment of Word is a bullet that its list has anyway. */
function clean(node: Html | Html['children'][number]): void {
  if (!('children' in node)) return
  node.children = node.children.filter((child) => {
    if (child.type === 'comment' || child.type === 'doctype') return false
    return (
      child.type !== 'element' ||
      !(dropped.has(child.tagName) || child.tagName.includes(':') || isHidden(child.properties.style))
    )
  })
  for (const child of node.children) {
    if (child.type === 'element') asPlainText(child)
    clean(child)
  }
}

const isHidden = (style: unknown) =>
  typeof style === 'string' && /mso-list:\s*ignore|display:\s*none/i.test(style)

/** Bold and slanted words as styles say them, as the clipboard of documents online does. */
function asPlainText(element: HastElement): void {
  const style = typeof element.properties.style === 'string' ? element.properties.style : ''
  if (element.tagName === 'b' && /font-weight:\s*normal/i.test(style)) element.tagName = 'span'
  else if (element.tagName === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style))
    element.tagName = 'strong'
  else if (element.tagName === 'span' && /font-style:\s*italic/i.test(style)) element.tagName = 'em'
  else if (element.tagName === 'h1') element.tagName = 'h2'
  else if (/^h[56]$/.test(element.tagName)) element.tagName = 'h4'
}

/** Links that lead nowhere a reader may go keep their words alone. */
function simplify(node: Markdown): void {
  if (!('children' in node)) return
  const kept = node.children.flatMap((child: Markdown): Markdown[] => {
    if (child.type === 'html' || child.type === 'image') return []
    return child.type === 'link' && !/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(child.url)
      ? child.children
      : [child]
  })
  node.children = kept as typeof node.children
  for (const child of node.children) simplify(child)
}
