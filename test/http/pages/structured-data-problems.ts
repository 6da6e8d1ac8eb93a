type Thing = Record<string, unknown>

// What engines ask of each type (schema.org, and Google's guides to rich results), as far as the site uses them.
const needed: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['url'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification'],
  OfferCatalog: ['name', 'itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  Place: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  Product: ['name', 'image', 'description', 'brand', 'sku', 'offers'],
  ProductGroup: ['name', 'image', 'description', 'brand', 'productGroupID', 'variesBy', 'hasVariant'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  SportsActivityLocation: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  Schedule: ['repeatFrequency', 'byDay', 'startTime', 'endTime', 'scheduleTimezone'],
  // What comes back each week has a schedule; what is sold, all that a result shows.
  SportsEvent: [
    'name',
    'location',
    'organizer',
    ...['startDate', 'endDate', 'description', 'image', 'eventStatus', 'eventAttendanceMode', 'offers'].map(
      (name) => `${name}|eventSchedule`,
    ),
  ],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebApplication: ['name', 'url', 'offers'],
  WebSite: ['name', 'url'],
}

const forms: Readonly<Record<string, RegExp>> = {
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  availability: /^https:\/\/schema\.org\/\w+$/,
  closes: /^\d\d:\d\d$/,
  dayOfWeek: /^https:\/\/schema\.org\/\w+day$/,
  currency: /^EUR$/,
  endDate: /^\d{4}-\d\d-\d\d$/,
  eventStatus: /^https:\/\/schema\.org\/Event\w+$/,
  opens: /^\d\d:\d\d$/,
  price: /^(?:0|\d+\.\d\d)$/,
  priceCurrency: /^EUR$/,
  startDate: /^\d{4}-\d\d-\d\d$/,
  telephone: /^\+[1-9]\d{7,14}$/,
  url: /^https?:\/\/[^/]+\//,
  value: /^\d+\.\d\d$/,
}

type Page = { siteUrl: string; path: string; html: string }

/** What is wrong in the structured data of a page. */
export function problemsOfData(data: readonly unknown[], { siteUrl, path, html }: Page): string[] {
  const types = data.map((item) => (isThing(item) ? item['@type'] : undefined))
  const problems = data.flatMap((item) =>
    isThing(item) ? problemsOf(item, String(item['@type'])) : ['no thing'],
  )
  if (new Set(types).size < types.length) problems.push(`twice: ${types.join()}`)
  problems.push(...unsaid(shownQuestions(html), data))
  if (path === '/') return types.includes('WebSite') ? problems : [...problems, 'no WebSite']
  const crumbs = data.find((item) => isThing(item) && item['@type'] === 'BreadcrumbList')
  const steps = isThing(crumbs) && Array.isArray(crumbs.itemListElement) ? crumbs.itemListElement : []
  if (steps[0]?.item !== `${siteUrl}/`) problems.push('breadcrumbs do not begin at home')
  if (steps.at(-1)?.item !== siteUrl + path) problems.push('breadcrumbs do not end at the page')
  return problems
}

/** The questions a page unfolds, as they are read. */
function shownQuestions(html: string): string[] {
  const heads = [...html.matchAll(/<summary[^>]*>(.*?)<\/summary>/gs)].map(([, head = '']) => plain(head))
  return heads.filter((head) => head.endsWith('?'))
}

function unsaid(questions: readonly string[], data: readonly unknown[]): string[] {
  const page = data.find((item) => isThing(item) && item['@type'] === 'FAQPage')
  const said = isThing(page) && Array.isArray(page.mainEntity) ? page.mainEntity : []
  const names = new Set(said.map((question) => plain(isThing(question) ? String(question.name) : '')))
  return questions.filter((question) => !names.has(question)).map((question) => `not said: ${question}`)
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function problemsOf(thing: Thing, at: string): string[] {
  const properties = needed[String(thing['@type'])]
  if (!properties) return [`${at} is of a type nobody checks: ${String(thing['@type'])}`]
  const missing = properties.filter((names) => names.split('|').every((name) => isEmpty(thing[name])))
  const own = Object.entries(thing).flatMap(([name, value]) => problemsIn(name, value, `${at}.${name}`))
  return [...missing.map((name) => `${at} has no ${name}`), ...own]
}

function problemsIn(name: string, value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => problemsIn(name, item, at))
  if (isThing(value)) return '@type' in value ? problemsOf(value, at) : [`${at} has no type`]
  if (isEmpty(value)) return [`${at} is empty`]
  const form = forms[name]
  return form && !form.test(String(value)) ? [`${at}: ${String(value)}`] : []
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function isThing(value: unknown): value is Thing {
  return value instanceof Object && !Array.isArray(value)
}
