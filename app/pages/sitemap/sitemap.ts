import { noFilters } from '#app/domain/camps/filters.ts'
import { listCamps } from '#app/domain/camps/store.server.ts'
import { ruleOf } from '#app/domain/route-rules/rules.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { noQuery, shopAddress } from '#app/domain/shop/catalogue/filters.ts'
import { listProductSummaries, readShopTexts } from '#app/domain/shop/store.server.ts'
import { buildContext, servicesContext } from '#app/http/context.ts'
import { machineHeaders } from '#app/http/headers.ts'
import { publicPages } from '#app/seo/public-pages.ts'
import type { Route } from './+types/sitemap.ts'
import { sitemapOf, type SitemapEntry } from './sitemap-text.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const builtOn = dayInParis(new Date(context.get(buildContext).timestamp))
  const { coming, past } = await listCamps(services, noFilters)
  const [{ collections }, products] = await Promise.all([
    readShopTexts(services),
    listProductSummaries(services),
  ])
  const entries = [
    ...publicPages.map(({ path }) => ({ path, changedOn: builtOn })),
    ...collections.map(({ id }) => ({
      path: shopAddress({ ...noQuery, collection: id }),
      changedOn: builtOn,
    })),
    ...products.map(({ path }) => ({ path, changedOn: builtOn })),
    ...[...coming, ...past].map(({ path, changedOn }) => ({ path, changedOn: changedOn ?? builtOn })),
  ]
  const isFound = ({ path }: SitemapEntry) => {
    const { noindex, redirect } = ruleOf(services.routeRules.current(), path)
    return !noindex && !redirect
  }
  const text = sitemapOf(services.siteUrl, entries.filter(isFound))
  return new Response(text, { headers: machineHeaders('application/xml; charset=utf-8') })
}
