import type { Element, ElementContent, Root } from 'hast'

type Node = Root['children'][number] | ElementContent

/** A parsed text as Markdown again, links of the site with their address. @param siteUrl without a final slash */
export function markdownOf(root: Root, siteUrl: string): string {
  return blocksOf(root.children, siteUrl).join('\n\n')
}

function blocksOf(nodes: readonly Node[], siteUrl: string): string[] {
  return nodes.flatMap((node) => {
    const text = node.type === 'element' ? blockOf(node, siteUrl) : ''
    return text === '' ? [] : [text]
  })
}

function blockOf(element: Element, siteUrl: string): string {
  const { tagName, children, properties } = element
  const heading = /^h([1-6])$/.exec(tagName)?.[1]
  if (heading !== undefined) return `${'#'.repeat(Number(heading))} ${inlineOf(children, siteUrl)}`
  if (tagName === 'p') return inlineOf(children, siteUrl)
  if (tagName === 'ul' || tagName === 'ol') return listOf(element, siteUrl)
  if (tagName === 'table') return tableOf(element, siteUrl)
  const title: string[] = typeof properties.dataTitle === 'string' ? [`**${properties.dataTitle}**`] : []
  const blocks = [...title, ...blocksOf(children, siteUrl)].join('\n\n')
  return tagName === 'blockquote' || properties.dataBlock === 'callout' ? quoted(blocks) : blocks
}

function listOf({ tagName, children }: Element, siteUrl: string): string {
  const items = children.filter((child) => child.type === 'element')
  return items
    .map((item, index) => {
      const mark = tagName === 'ol' ? `${index + 1}. ` : '- '
      return mark + itemOf(item, siteUrl).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

function itemOf({ children }: Element, siteUrl: string): string {
  const isBlock = (child: ElementContent) => child.type === 'element' && /^(p|ul|ol)$/.test(child.tagName)
  const words = inlineOf(
    children.filter((child) => !isBlock(child)),
    siteUrl,
  )
  return [words, ...blocksOf(children.filter(isBlock), siteUrl)].filter(Boolean).join('\n')
}

function tableOf(table: Element, siteUrl: string): string {
  const rows = rowsIn(table).map((row) => `| ${cellsOf(row, siteUrl).join(' | ')} |`)
  const [head = '', ...body] = rows
  const rule = head.replaceAll(/[^|]+/g, ' --- ')
  return [head, rule, ...body].join('\n')
}

function rowsIn({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child] : rowsIn(child)
  })
}

function cellsOf({ children }: Element, siteUrl: string): string[] {
  return children.flatMap((child) => (child.type === 'element' ? [inlineOf(child.children, siteUrl)] : []))
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')
}

function inlineOf(nodes: readonly Node[], siteUrl: string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escaped(node.value)
      return node.type === 'element' ? markedOf(node, siteUrl) : ''
    })
    .join('')
    .replaceAll(/[ \n]+/g, ' ')
    .trim()
}

function escaped(words: string): string {
  return words.replaceAll(/[\\*`[<|]/g, '\\$&')
}

function markedOf({ tagName, children, properties }: Element, siteUrl: string): string {
  // Spaces at its ends are those of the sentence around it.
  const words = children
    .map((child) => (child.type === 'text' ? escaped(child.value) : inlineOf([child], siteUrl)))
    .join('')
  if (tagName === 'strong') return `**${words}**`
  if (tagName === 'em') return `*${words}*`
  if (tagName !== 'a' || typeof properties.href !== 'string') return words
  const address = properties.href.startsWith('/') ? siteUrl + properties.href : properties.href
  return address === words || address === `mailto:${words}` ? words : `[${words}](${address})`
}
