import { renderToString } from 'react-dom/server'
import { Meta, createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { sportsActivityLocation } from './club-place.ts'
import { pageMeta } from './page-meta.ts'
import type { PageDescription } from './page-meta.ts'
import { breadcrumbs, campEvent, coachingService, organization, webApplication } from './structured-data.ts'
import type { CampDescription } from './structured-data.ts'

const content = await openSiteContent({ showsSamples: true, now: () => new Date() })
const { shown: club, facts } = await readClub(content)
const site = { siteUrl: 'https://allure.test', club }

const place = {
  address: facts.address,
  openingHours: [{ day: 7, from: '09:00', to: '12:00' }],
  sessions: [{ title: 'Piste', weekday: 2, startsAt: '19:00', endsAt: '20:30', place: 'à la piste' }],
}

const camp: CampDescription = {
  title: 'Lanzarote',
  description: 'Huit jours de triathlon.',
  path: '/nos-stages/lanzarote',
  startOn: '2027-03-06',
  endOn: '2027-03-13',
  place: { name: 'Costa Teguise', city: 'Teguise', country: 'Espagne' },
  priceCents: 69_050,
  opensOn: undefined,
  availability: 'available',
  isCancelled: false,
  picturePath: '/og/nos-stages/lanzarote.png',
}

test('the club is named, called and placed as its pages show it', () => {
  expect(organization(site)).toMatchObject({
    name: club.name,
    telephone: facts.phone,
    email: club.email,
    sameAs: [club.instagramCoaching, club.instagramTherapy],
  })
  expect(sportsActivityLocation(site, place)).toMatchObject({
    '@type': 'SportsActivityLocation',
    name: club.name,
    telephone: facts.phone,
    address: {
      streetAddress: facts.address.street,
      postalCode: facts.address.postcode,
      addressLocality: facts.address.city,
    },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '12:00' }],
    event: [
      {
        name: 'Piste',
        eventSchedule: { byDay: 'https://schema.org/Tuesday', startTime: '19:00', endTime: '20:30' },
      },
    ],
  })
})

test('no stars about ourselves', () => {
  const tool = webApplication(site, { name: 'Allure', description: 'Un outil.', path: '/nos-outils/allure' })
  const all = [organization(site), sportsActivityLocation(site, place), campEvent(site, camp), tool]
  expect(JSON.stringify(all)).not.toMatch(/[rR]eview|\brating|Rating/)
})

test('a tool is an application, free and in French, by the club', () => {
  const tool = { name: 'Allure running', description: 'Passages et bracelet.', path: '/nos-outils/allure' }
  expect(webApplication(site, tool)).toMatchObject({
    '@type': 'WebApplication',
    name: 'Allure running',
    url: 'https://allure.test/nos-outils/allure',
    isAccessibleForFree: true,
    inLanguage: 'fr',
    offers: { price: '0', priceCurrency: 'EUR' },
    provider: { name: club.name },
  })
})

test('a camp is an event with an offer in euros and cents', () => {
  expect(campEvent(site, camp)).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-03-06',
    endDate: '2027-03-13',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { name: 'Costa Teguise', address: { addressLocality: 'Teguise', addressCountry: 'ES' } },
    offers: {
      price: '690.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://allure.test/nos-stages/lanzarote',
    },
  })
})

test.each([
  ['limited', 'LimitedAvailability'],
  ['none', 'SoldOut'],
  ['later', 'PreOrder'],
] as const)('places « %s » are said %s', (availability, word) => {
  expect(campEvent(site, { ...camp, availability })).toMatchObject({
    offers: { availability: `https://schema.org/${word}` },
  })
})

test('an offer says from when only when it is known', () => {
  expect(JSON.stringify(campEvent(site, camp))).not.toContain('validFrom')
  expect(campEvent(site, { ...camp, opensOn: '2027-01-08' })).toMatchObject({
    offers: { validFrom: '2027-01-08' },
  })
})

test('a cancelled camp says so', () => {
  expect(campEvent(site, { ...camp, isCancelled: true }).eventStatus).toBe(
    'https://schema.org/EventCancelled',
  )
})

test('a coaching lists its formulas with monthly prices', () => {
  const offers = [{ name: 'Essentiel', priceCents: 6900 }]
  const service = coachingService(site, {
    name: 'Running',
    description: 'x',
    path: '/coaching/running',
    offers,
  })
  expect(service).toMatchObject({
    provider: { name: club.name },
    hasOfferCatalog: {
      itemListElement: [{ name: 'Essentiel', priceSpecification: { price: '69.00', unitCode: 'MON' } }],
    },
  })
})

test('breadcrumbs count from one, with whole addresses', () => {
  expect(
    breadcrumbs(site, [
      { label: 'Accueil', path: '/' },
      { label: 'Stages', path: '/nos-stages' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Accueil', item: 'https://allure.test/' },
      { position: 2, name: 'Stages', item: 'https://allure.test/nos-stages' },
    ],
  })
})

test('a title cannot close the script it stands in', () => {
  const html = headOf({
    title: 'Stage',
    description: 'x',
    path: '/nos-stages',
    structuredData: () => [campEvent(site, { ...camp, title: '</script><script>alert(1)</script>' })],
  })
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script>' })
})

test('a page has one canonical address, without its query, and is indexed unless hidden', () => {
  const shown = headOf({ title: 'Stages', description: 'x', path: '/nos-stages' })
  expect(shown.match(/rel="canonical"/g)).toHaveLength(1)
  expect(shown).toContain('href="https://allure.test/nos-stages"')
  expect(shown).toContain('content="index, follow"')
  const hidden = headOf({
    title: 'x',
    description: 'x',
    path: '/x',
    isHidden: true,
    structuredData: () => [organization(site)],
  })
  expect(hidden).toContain('content="noindex, nofollow"')
  expect(hidden).not.toContain('ld+json')
})

function headOf(page: PageDescription): string {
  const Stub = createRoutesStub([
    { path: '/', Component: Meta, meta: () => pageMeta([{ id: 'root', loaderData: site }], page) },
  ])
  return renderToString(<Stub initialEntries={['/?sport=running']} />)
}
