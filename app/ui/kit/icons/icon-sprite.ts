import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import icons from './icons.json' with { type: 'json' }

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
const REPEATED_ATTRIBUTES = / (?:fill="none"|stroke(?:-[a-z]+)?="[^"]*")/g

const bodies: Record<string, { body: string } | undefined> = lucide.icons
const aliases: Record<string, { parent: string } | undefined> = lucide.aliases

/** The icons of `icons.json`: those of the lucide set, and our own on the same grid of 24 by 24. */
export function drawIconSprite(): string {
  const symbols = Object.entries(icons).map(([name, body]) =>
    symbol(name, body === 'lucide' ? lucideBody(name) : body),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- ${notice} -->\n${symbols.join('\n')}\n</svg>\n`
}

const notice = 'Lucide icons, ISC License, Copyright (c) Lucide Contributors; see NOTICE.md'

function lucideBody(name: string): string {
  const icon = bodies[name] ?? bodies[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`lucide has no icon ${name}`)
  return icon.body.replaceAll(REPEATED_ATTRIBUTES, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

function symbol(name: string, body: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${body}</symbol>`
}
