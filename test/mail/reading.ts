/** Words with ordinary spaces, to compare; entities of a page as characters. */
export function plain(words: string): string {
  return words
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** The words of a page, without its tags. */
export function wordsOf(html: string): string {
  return plain(html.replaceAll(/<[^>]*>/g, ''))
}

const empty = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/
const blocks = /^(div|p|h[1-6]|ul|ol|table|blockquote|hr)$/

/** What is wrong with the tags of a page: those left open or closed twice, blocks within a paragraph, ids used twice, no title or two, a language that is not ours. */
export function problemsOfHtml(html: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of tagsOf(html)) {
    const tag = name.toLowerCase()
    if (slash === '/') {
      const last = open.pop()
      if (last !== tag) problems.push(`</${tag}> closes <${last}>`)
      continue
    }
    if (blocks.test(tag) && open.includes('p') && !open.slice(open.lastIndexOf('p')).includes('table'))
      problems.push(`<${tag}> in a paragraph`)
    if (!empty.test(tag) && !rest.endsWith('/')) open.push(tag)
  }
  problems.push(...open.map((tag) => `<${tag}> stays open`))
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
  if (new Set(ids).size < ids.length) problems.push('an id is used twice')
  if (html.split('<title>').length !== 2) problems.push('not one title')
  if (/lang="(?!fr)/.test(html)) problems.push('a part in another language')
  return problems
}

function tagsOf(html: string) {
  return html
    .replaceAll(/<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, '')
    .matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>/g)
}
