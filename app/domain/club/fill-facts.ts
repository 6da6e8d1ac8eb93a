import type { Element, ElementContent, Root, Text } from 'hast'
import type { LegalFact, LegalFacts } from './legal-facts.ts'

// What goes as a whole when one of its facts is not there.
const blocks = new Set(['p', 'li', 'tr'])
const placeholder = /\{([a-zA-Z]+)(\??)\}/g

/** Fills `{name}` with the club's facts; a block that lacks one goes, unless missing ones are shown (never `{name?}`). */
export function fillFacts(
  root: Root,
  facts: LegalFacts,
  { showsMissing }: { showsMissing: boolean },
): { root: Root; missing: string[] } {
  const missing = new Set<string>()
  const children = root.children.flatMap((node) => fill(node))
  return { root: { type: 'root', children }, missing: [...missing] }

  function fill<Node extends Root['children'][number] | ElementContent>(
    node: Node,
  ): (Node | ElementContent)[] {
    if (node.type === 'text') return fillText(node)
    if (node.type !== 'element') return [node]
    if (blocks.has(node.tagName) && lacksFact(node)) return []
    const list = listOf(node)
    if (list) return [list]
    return [{ ...node, children: node.children.flatMap((child) => fill(child)) }]
  }

  function lacksFact(block: Element): boolean {
    const names = [...ownText(block).matchAll(placeholder)]
    return names.some(([, name = '', mark]) => {
      if (factOf(name) !== undefined) return false
      if (mark === '') missing.add(name)
      return mark === '?' || !showsMissing
    })
  }

  function fillText({ value }: Text): ElementContent[] {
    const parts = value.split(/(\{[a-zA-Z]+\??\})/)
    return parts.filter(Boolean).map((part) => {
      const name = /^\{([a-zA-Z]+)\??\}$/.exec(part)?.[1]
      return name ? shown(name, factOf(name)) : { type: 'text', value: part }
    })
  }

  function listOf(node: Element): Element | undefined {
    const name = /^\s*\{([a-zA-Z]+)\}\s*$/.exec(node.tagName === 'p' ? ownText(node) : '')?.[1]
    const fact = name ? factOf(name) : undefined
    if (typeof fact !== 'object' || 'href' in fact) return undefined
    return element(
      'ul',
      fact.map((item) => element('li', [{ type: 'text', value: item }])),
    )
  }

  function factOf(name: string): LegalFact {
    if (!Object.hasOwn(facts, name)) throw new Error(`No fact is named {${name}}.`)
    return facts[name]
  }
}

function shown(name: string, fact: LegalFact): ElementContent {
  if (fact === undefined) return element('mark', [{ type: 'text', value: `à compléter\u00a0: ${name}` }])
  if (typeof fact === 'string') return { type: 'text', value: fact }
  if ('href' in fact)
    return { ...element('a', [{ type: 'text', value: fact.text }]), properties: { href: fact.href } }
  return { type: 'text', value: fact.join(' ') }
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

// The text of a block, without that of blocks inside it: each answers for itself.
function ownText(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      return child.type === 'element' && !blocks.has(child.tagName) ? ownText(child) : ''
    })
    .join('')
}
