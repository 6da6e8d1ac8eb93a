import { countryCode } from './country-code.ts'
import { decimalEuros, jsonLd, known, type JsonLd, type JsonValue } from './json-ld.ts'
import { absoluteUrl, type SiteFacts } from './site-facts.ts'

// In browsers every function here is empty (see `page-meta.ts`).
export const nothing: JsonLd = { '@context': 'https://schema.org', '@type': 'Thing' }

export function organization(site: SiteFacts): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('Organization', identity(site))
}

export function website(site: SiteFacts): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('WebSite', {
    '@id': absoluteUrl(site, '/#site'),
    name: site.club.name,
    description: site.club.tagline,
    url: absoluteUrl(site, '/'),
    inLanguage: 'fr',
    publisher: organizer(site),
  })
}

export function questionsPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

type CoachingDescription = {
  name: string
  description: string
  path: string
  offers: readonly { name: string; priceCents: number }[]
}

export function coachingService(site: SiteFacts, coaching: CoachingDescription): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('Service', {
    name: coaching.name,
    description: coaching.description,
    url: absoluteUrl(site, coaching.path),
    areaServed: { '@type': 'Country', name: 'France' },
    provider: organizer(site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: coaching.name,
      itemListElement: coaching.offers.map(({ name, priceCents }) => monthlyOffer(name, priceCents)),
    },
  })
}

export function breadcrumbs(site: SiteFacts, steps: readonly { label: string; path: string }[]): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('BreadcrumbList', {
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, path),
    })),
  })
}

export function webApplication(
  site: SiteFacts,
  tool: { name: string; description: string; path: string },
): JsonLd {
  if (!import.meta.env.SSR) return nothing
  return jsonLd('WebApplication', {
    name: tool.name,
    description: tool.description,
    url: absoluteUrl(site, tool.path),
    applicationCategory: 'SportsApplication',
    operatingSystem: 'Web',
    browserRequirements: 'Fonctionne aussi sans JavaScript',
    inLanguage: 'fr',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: organizer(site),
  })
}

export type CampDescription = {
  title: string
  description: string
  path: string
  startOn: string
  endOn: string
  place: { name: string; city: string; country: string }
  priceCents: number
  opensOn: string | undefined
  availability: 'available' | 'limited' | 'none' | 'later'
  isCancelled: boolean
  picturePath: string
}

const availabilities = {
  available: 'InStock',
  limited: 'LimitedAvailability',
  none: 'SoldOut',
  later: 'PreOrder',
}

export function campEvent(site: SiteFacts, camp: CampDescription): JsonLd {
  if (!import.meta.env.SSR) return nothing
  const url = absoluteUrl(site, camp.path)
  return jsonLd('SportsEvent', {
    name: camp.title,
    description: camp.description,
    url,
    image: absoluteUrl(site, camp.picturePath),
    startDate: camp.startOn,
    endDate: camp.endOn,
    eventStatus: `https://schema.org/${camp.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: camp.place.name,
      address: known({
        '@type': 'PostalAddress',
        addressLocality: camp.place.city,
        addressCountry: countryCode(camp.place.country),
      }),
    },
    organizer: organizer(site),
    offers: known({
      '@type': 'Offer',
      url,
      price: decimalEuros(camp.priceCents),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availabilities[camp.availability]}`,
      validFrom: camp.opensOn,
    }),
  })
}

export function identity(site: SiteFacts): Record<string, JsonValue> {
  const { club } = site
  return {
    '@id': absoluteUrl(site, '/#club'),
    name: club.name,
    description: club.tagline,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, '/icon-512.png'),
    image: absoluteUrl(site, '/og/accueil.png'),
    ...(club.phone && { telephone: club.phone.link.replace('tel:', '') }),
    ...(club.email && { email: club.email }),
    sameAs: [club.instagramCoaching, club.instagramTherapy],
  }
}

export function organizer(site: SiteFacts): Record<string, JsonValue> {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl(site, '/#club'),
    name: site.club.name,
    url: absoluteUrl(site, '/'),
  }
}

function monthlyOffer(name: string, priceCents: number): JsonValue {
  return {
    '@type': 'Offer',
    name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimalEuros(priceCents),
      priceCurrency: 'EUR',
      unitCode: 'MON',
      valueAddedTaxIncluded: true,
    },
  }
}
