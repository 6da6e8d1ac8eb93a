import { data, type RouterContextProvider } from 'react-router'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { parseMarkdown } from '@allure/content-engine/markdown'
import { ofThisOrder } from '../pieces/headers.ts'

/** The general terms kept with an order, for whoever knows its secret. */
export async function readAcceptedTerms(
  request: Request,
  secret: string,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext)
  const order = await findOrderBySecret(services, secret)
  if (!order) throw pageNotFound(request)
  const { terms, termsVersion, termsUpdatedOn, acceptedAt } = order.terms
  // What there was to say against the text was said when it was published.
  const { body } = parseMarkdown(terms, 'info/cgv.md', () => undefined)
  return data(
    {
      number: order.number,
      secret,
      version: termsVersion,
      updatedOn: formatDay(termsUpdatedOn),
      acceptedAt: formatInstant(new Date(acceptedAt)),
      html: renderProse(body, services.images),
    },
    { headers: ofThisOrder },
  )
}
