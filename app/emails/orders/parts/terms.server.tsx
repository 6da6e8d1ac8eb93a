import type { Element, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { typographyOf } from '@allure/content-engine/typography'
import { mailText, type RenderedMail } from '../../render-mail.server.ts'
import { orderStyles } from './styles.ts'

const longestMemory = 8
const known = new Map<string, RenderedMail>()

export function renderTerms(terms: string, siteUrl: string): RenderedMail {
  const key = `${siteUrl}\n${terms}`
  const found = known.get(key)
  if (found) return found
  const html = htmlOf(terms, siteUrl)
  const rendered = { html, text: mailText(html) }
  known.set(key, rendered)
  const [oldest] = known.keys()
  if (known.size > longestMemory && oldest !== undefined) known.delete(oldest)
  return rendered
}

// Text only: no picture, no form, and HTML that was typed is dropped.
const tagNames = 'h1 h2 h3 h4 p ul ol li strong em del a br hr code blockquote table thead tbody tr th td'

const toSafeHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, {
    tagNames: tagNames.split(' '),
    attributes: { a: ['href'], ol: ['start'] },
    protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  })
  .freeze()

function htmlOf(terms: string, siteUrl: string): string {
  const root: Root = toSafeHtml.runSync(toSafeHtml.parse(terms))
  visit(root, 'text', (text) => {
    text.value = typographyOf(text.value)
  })
  visit(root, 'element', (element) => dress(element, siteUrl))
  const content = toJsxRuntime(root, { Fragment, jsx, jsxs })
  return renderToStaticMarkup(<div style={orderStyles.terms}>{content}</div>)
}

function dress(element: Element, siteUrl: string): void {
  const { tagName, properties } = element
  const { href } = properties
  if (typeof href === 'string') properties.href = URL.parse(href, `${siteUrl}/`)?.href ?? siteUrl
  if (tagName === 'th') properties.scope = 'col'
  // Read by the plain-text part, which keeps its columns.
  if (tagName === 'table') properties.className = ['facts']
  const style = styles.get(tagName)
  if (style === undefined) return
  element.tagName = lowerHeadings.get(tagName) ?? tagName
  properties.style = style
}

// Below the headings of the mail itself.
const lowerHeadings = new Map([
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h4'],
])

const heading = 'margin: 22px 0 8px; font-size: 16px; line-height: 24px'
const lowerHeading = 'margin: 18px 0 8px; font-size: 14px; line-height: 22px'
const list = 'margin: 0 0 12px; padding: 0 0 0 20px'
const cell =
  'padding: 6px 8px 6px 0; border-top: 1px solid #dfe6e9; font-size: 14px; line-height: 20px; text-align: left; vertical-align: top'

const styles = new Map([
  ['h1', heading],
  ['h2', heading],
  ['h3', lowerHeading],
  ['h4', lowerHeading],
  ['p', 'margin: 0 0 12px'],
  ['ul', list],
  ['ol', list],
  ['a', 'color: #00693c; text-decoration: underline'],
  ['blockquote', 'margin: 0 0 20px; padding: 16px 18px 4px; border: 2px solid #0b1215; border-radius: 10px'],
  ['table', 'width: 100%; margin: 0 0 12px; border-collapse: collapse'],
  ['th', cell],
  ['td', cell],
])
