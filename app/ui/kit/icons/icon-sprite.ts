import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { lucideNames, ownNames } from './icon-names.ts'

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'
const REPEATED_ATTRIBUTES = / (?:fill="none"|stroke(?:-[a-z]+)?="[^"]*")/g

const bodies: Record<string, { body: string } | undefined> = lucide.icons
const aliases: Record<string, { parent: string } | undefined> = lucide.aliases

export function drawIconSprite(): string {
  const symbols = [
    ...lucideNames.map((name) => symbol(name, lucideBody(name))),
    ...ownNames.map((name) => symbol(name, ownIcons[name])),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- ${notice} -->\n${symbols.join('\n')}\n</svg>\n`
}

const notice = 'Lucide icons, ISC License, Copyright (c) Lucide Contributors; see NOTICE.md'

function lucideBody(name: string): string {
  const icon = bodies[name] ?? bodies[aliases[name]?.parent ?? '']
  if (!icon) throw new Error(`lucide has no icon « ${name} »`)
  return icon.body.replaceAll(REPEATED_ATTRIBUTES, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

function symbol(name: string, body: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${body}</symbol>`
}

/** Bodies on a 24 × 24 grid, stroked like the lucide set. */
const ownIcons: Record<(typeof ownNames)[number], string> = {
  instagram:
    '<rect x="3.5" y="3.5" width="17" height="17" rx="5"/><circle cx="12" cy="12" r="4"/><circle cx="17" cy="7" r=".6" fill="currentColor"/>',
  strava: '<path d="M5 14 10.2 4l5.2 10"/><path d="m12.6 14 3.2 6 3.2-6"/>',
}
