import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeRoutes } from '../../../../app/pages/admin/routes.ts'
import { newVisitor } from '../../../accounts/visitor.ts'
import type { SiteProcess } from '../../../site-process.ts'
import { test as journey } from '../../journey.ts'
import { fillOffice, type Coach, type Places } from './office-places.ts'

type Office = { coach: Coach; places: Places }

/** With a coach and something of each kind in the office. */
export const test = journey.extend<object, { office: Office }>({
  office: [
    async ({ site }: { site: SiteProcess }, use: (office: Office) => Promise<void>) => {
      const coach = await newVisitor(site, 'admin')
      await use({ coach, places: await fillOffice(site, coach) })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const app = join(import.meta.dirname, '../../../../app')

/** What is done to one thing, by its page or its room: one stands for each of the others. */
const acts: Readonly<Record<string, readonly string[]>> = {
  'stages/:camp/inscriptions/:booking/:rank/:act': ['options', 'ceder', 'rendre'],
  athletes: ['suspendre', 'second-facteur', 'terminer'],
  commandes: ['encaisser', 'expedier', 'annuler'],
  competitions: ['annuler', 'reunir'],
  produits: ['fermer', 'annuler'],
  textes: ['masquer', 'archiver'],
  stages: ['annuler', 'deplacer', 'payer'],
}

/** What a page that is about several things asks for in its address. */
const asked: Readonly<Record<string, (places: Places) => string>> = {
  'athletes/plusieurs': ({ member }) => `?acte=ajouter&membre=${member}`,
  'commandes/plusieurs': ({ number }) => `?acte=expedier&commande=${number}`,
  chercher: ({ number }) => `?q=rembourser+${number}`,
}

/** Pages that are about some texts alone: an article, a draft; an email by its kind. */
const texts: Readonly<Record<string, (places: Places) => string>> = {
  'textes/:document/ordre': () => 'espaceAthlete~5.triathlon~1.enchainements.md',
  'textes/:document/partager': ({ draft }) => draft,
  'reglages/e-mails/:mail': () => 'camp-reminder',
}

/** Every page of the office there is, as its route. */
const pages = officeRoutes
  .filter(({ file }) => /export default function/.test(readFileSync(join(app, file), 'utf8')))
  .map(({ path }) => path ?? '')

/** The first words of the addresses. */
export const rooms = [...new Set(pages.map((path) => path.split('/')[0] ?? ''))]

/** The addresses of a page. Throws for a part that nothing is known of: `office-places.ts` has to make it. */
function addressesOf(path: string, known: Places): string[] {
  const places: Partial<Record<string, string>> = known
  const room = path.split('/')[0] ?? ''
  const names = path.endsWith('/:act') ? (acts[path] ?? acts[room] ?? []) : ['']
  return names.map((act) => {
    const parts = path.split('/').flatMap((part) => {
      if (!part.startsWith(':')) return [part]
      if (part.endsWith('?')) return []
      const value = part === ':act' ? act : (texts[path]?.(known) ?? places[part.slice(1)])
      if (!value) throw new Error(`Nothing is known for ${part} of ${path}.`)
      return [value]
    })
    return ['/admin', ...parts].filter(Boolean).join('/') + (asked[path]?.(known) ?? '')
  })
}

/** Every address of a room, one for each page and act. */
export function addressesIn(room: string, places: Places): string[] {
  const own = pages.filter((path) => (path.split('/')[0] ?? '') === room)
  return own.flatMap((path) => addressesOf(path, places))
}
