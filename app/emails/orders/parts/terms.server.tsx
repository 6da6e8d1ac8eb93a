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
import { termsElements } from './terms-styles.ts'

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
  const dressed = termsElements.get(tagName)
  if (!dressed) return
  element.tagName = dressed.tagName
  properties.style = dressed.style
}
