import { href } from 'react-router'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { noQuery, shopAddress } from '#app/domain/shop/catalogue/filters.ts'
import { listProductSummaries, readShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { publicPages, type PublicPage } from '#app/seo/public-pages.ts'
import type { ArtName } from '#app/ui/art/art-url.ts'

export type SocialCard = {
  clubName: string
  title: string
  detail: string
  figure?: PublicPage['figure']
  art: ArtName
  look: 'lines' | 'poster' | 'product'
}

type CardServices = Pick<Services, 'content' | 'clock'>

export async function socialCardFor(services: CardServices, name: string): Promise<SocialCard | undefined> {
  const { shown: club } = await readClub(services.content)
  const page = publicPages.find(({ path }) => name === (path === href('/') ? 'accueil' : path.slice(1)))
  if (page) {
    const { title, detail = club.tagline, figure, art } = page
    return { clubName: club.name, title, detail, ...(figure && { figure }), art, look: 'lines' }
  }
  return (await cardOfCamp(services, club.name, name)) ?? cardInShop(services, club.name, `/${name}`)
}

async function cardOfCamp(
  services: CardServices,
  clubName: string,
  name: string,
): Promise<SocialCard | undefined> {
  const found = await findCamp(services, `/${name}`)
  if (!found) return undefined
  const { camp } = found
  return {
    clubName,
    title: camp.title,
    detail: `Stage ${formatDayRangeInWords(camp.startOn, camp.endOn)}`,
    art: `poster-${camp.art.kind}-${camp.art.seed}-${camp.art.palette}-1200x630`,
    look: 'poster',
  }
}

async function cardInShop(
  services: CardServices,
  clubName: string,
  path: string,
): Promise<SocialCard | undefined> {
  const product = (await listProductSummaries(services)).find((known) => known.path === path)
  if (product) {
    const { name: title, summary: detail, art } = product
    return { clubName, title, detail, art: `product-${art.kind}-${art.colour}`, look: 'product' }
  }
  const { collections } = await readShopTexts(services)
  const collection = collections.find(({ id }) => shopAddress({ ...noQuery, collection: id }) === path)
  if (!collection) return undefined
  const { title, description: detail } = collection
  return { clubName, title, detail, art: 'shop-wave', look: 'lines' }
}
