import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { fillFacts } from '#app/domain/club/fill-facts.ts'
import { readLegalFacts } from '#app/domain/club/legal-facts-store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { readInfo } from '#content/collections/info.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { facts: club } = await readClub(content)
const project = new URL('../../../', import.meta.url)
const names = ['mentions-legales', 'cgv', 'confidentialite', 'cookies', 'accessibilite'] as const

async function textOf(name: (typeof names)[number], facts = club, showsMissing = false) {
  const { body } = await readInfo(content, name)
  if (!body) throw new Error(`${name} has no text`)
  const known = await readLegalFacts({ content, siteUrl: 'https://club.exemple.fr' }, facts, '2026-11-20')
  const filled = fillFacts(body.root, known, { showsMissing })
  return { html: renderProse({ ...body, root: filled.root }, {}), missing: filled.missing }
}

test.each(names)('%s: every fact has its place, none is missing', async (name) => {
  const { html, missing } = await textOf(name)
  expect(missing).toEqual([])
  expect(html).not.toMatch(/[{}]|<mark/)
  expect(html).not.toContain('ec.europa.eu/consumers/odr')
})

test('the legal notice identifies the club, its host and its mediator', async () => {
  const { html } = await textOf('mentions-legales')
  const { legal, mediator, insurer } = club
  for (const fact of [
    legal.ownerName,
    '(EI)',
    legal.host.name,
    legal.host.address,
    mediator?.url,
    insurer?.contract,
  ])
    expect(html).toContain(fact)
})

test('the terms give the addresses where one withdraws and cancels, the two-year guarantee and the fees', async () => {
  const { html } = await textOf('cgv')
  for (const part of [
    'https://club.exemple.fr/renoncer',
    'https://club.exemple.fr/resilier',
    'L.\u00a0217-1 à L.\u00a0217-32',
    'id="formulaire-de-rétractation"',
    'TVA non applicable',
  ])
    expect(html.replaceAll('L. 217', 'L.\u00a0217')).toContain(part)
})

test('a fact the owner has not given is never invented', async () => {
  const bare = { ...club, mediator: null, insurer: null, travel: null }
  const draft = await textOf('mentions-legales', bare, true)
  expect(draft.missing.toSorted()).toEqual([
    'assuranceContrat',
    'assuranceZone',
    'assureur',
    'mediateur',
    'mediateurAdresse',
    'mediateurSite',
  ])
  const published = await textOf('mentions-legales', bare)
  expect(published.html).not.toMatch(/médiateur d’exemple|contrat n°|Garantie financière/i)
})

test('the page of cookies names every cookie that the site sets', async () => {
  const { html } = await textOf('cookies')
  const sources = globSync('app/**/*.ts', { cwd: project, exclude: ['**/*.test.ts'] }).map(sourceOf)
  const names = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:createCookie|textCookie)\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  )
  expect(names).toContain('sb-redirect-path')
  for (const name of [...names, 'sb-…-auth-token', 'sb-…-auth-token-code-verifier'])
    expect(html).toContain(`<code>${name}</code>`)
})

test('privacy and cookies know every duration of the register', async () => {
  const register = sourceOf('docs/registre-traitements.md')
  const pages = await Promise.all([textOf('confidentialite'), textOf('cookies')])
  const promised = durationsIn(pages.map(({ html }) => html).join(' '))
  const kept = durationsIn(register)
  expect(kept).toContain('400 jours')
  // The life of a signing key: nobody's data.
  for (const duration of kept.filter((one) => one !== '90 jours')) expect(promised).toContain(duration)
})

test('accessibility promises no more than was checked', async () => {
  const { html } = await textOf('accessibilite')
  expect(html).not.toMatch(/conforme|déclaration/i)
})

function sourceOf(file: string): string {
  return readFileSync(new URL(file, project), 'utf8')
}

/** « 3 ans », « 400 jours »: each once, in figures. */
function durationsIn(text: string): string[] {
  const found = text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .matchAll(/\d+ (?:ans?|mois|jours?|heures?|minutes)(?!\p{L})/gu)
  return [...new Set([...found].map(([duration]) => duration))]
}
