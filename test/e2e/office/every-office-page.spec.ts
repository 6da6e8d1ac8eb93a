import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeRoutes } from '../../../app/pages/admin/routes.ts'
import { newVisitor } from '../../accounts/visitor.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test as journey } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'
import { badNetwork } from './at-the-track.ts'
import { fillOffice, type Coach, type Places } from './office-places.ts'
import { smallTargets } from './small-targets.ts'

type Office = { coach: Coach; places: Places }

const test = journey.extend<object, { office: Office }>({
  office: [
    async ({ site }: { site: SiteProcess }, use: (office: Office) => Promise<void>) => {
      const coach = await newVisitor(site, 'admin')
      await use({ coach, places: await fillOffice(site, coach) })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

const app = join(import.meta.dirname, '../../../app')

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

const pages = officeRoutes
  .filter(({ file }) => /export default function/.test(readFileSync(join(app, file), 'utf8')))
  .map(({ path }) => path ?? '')

const rooms = [...new Set(pages.map((path) => path.split('/')[0] ?? ''))]

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

for (const room of rooms)
  test(`every page of « ${room} »: axe in both modes, 44 px for a thumb, nothing wider than 320 px`, async ({
    page,
    context,
    site,
    office: { coach, places },
  }) => {
    test.setTimeout(400_000)
    await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
    const found: object[] = []
    for (const path of pages.filter((one) => (one.split('/')[0] ?? '') === room))
      for (const address of addressesOf(path, places)) {
        await page.setViewportSize({ width: 390, height: 844 })
        const answer = await page.goto(address)
        expect([address, answer?.status()]).toEqual([address, 200])
        const small = await smallTargets(page)
        if (small.length > 0) found.push({ address, small })
        await expect.soft(expectNoViolations(page, { address }).then(() => 'clean')).resolves.toBe('clean')
        const overflow = await overflowAt(page, 320)
        if (overflow !== 0) found.push({ address, overflow })
      }
    expect(found).toEqual([])
  })

async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 })
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
