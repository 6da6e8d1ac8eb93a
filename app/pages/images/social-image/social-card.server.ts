import { href } from 'react-router'
import { findCamp } from '#app/domain/camps/store.server.ts'
import { readClub, readLogo, type StoredLogo } from '#app/domain/club/store.server.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { noQuery, shopAddress } from '#app/domain/shop/catalogue/filters.ts'
import { listProductSummaries, readShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { publicPages, type PublicPage } from '#app/seo/public-pages.ts'
import type { ArtName } from '#app/ui/art/art-url.ts'

export type SocialCard = {
  clubName: string
  /** `#rrggbb`, where the club chose its own. */
  accent?: string | undefined
  /** The club's logo in place of its name, as a `data:` address with its sides. */
  logo?: { address: string; width: number; height: number; ground: 'light' | 'dark' } | undefined
  title: string
  detail: string
  figure?: PublicPage['figure']
  art: ArtName
  look: 'lines' | 'poster' | 'product'
}

type CardServices = Pick<Services, 'content' | 'clock' | 'database'> & {
  readonly files: Pick<Services['files'], 'read'>
}
type Card = Omit<SocialCard, 'clubName' | 'accent' | 'logo'> | undefined

export async function socialCardFor(services: CardServices, name: string): Promise<SocialCard | undefined> {
  const { shown: club, facts } = await readClub(services.content)
  const card =
    cardOfPage(club.tagline, name) ??
    (await cardOfCamp(services, `/${name}`)) ??
    (await cardInShop(services, `/${name}`))
  return (
    card && {
      clubName: club.name,
      accent: facts.look?.accent,
      logo: await logoOf(services, facts.look?.logo),
      ...card,
    }
  )
}

async function logoOf({ files }: CardServices, logo: StoredLogo | undefined): Promise<SocialCard['logo']> {
  if (!logo) return undefined
  const { src, ...rest } = logo
  const bytes = await readLogo(files, src.slice(src.lastIndexOf('/') + 1))
  return bytes && { ...rest, address: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}` }
}

function cardOfPage(tagline: string, name: string): Card {
  const page = publicPages.find(({ path }) => name === (path === href('/') ? 'accueil' : path.slice(1)))
  if (!page) return undefined
  const { title, detail = tagline, figure, art } = page
  return { title, detail, ...(figure && { figure }), art, look: 'lines' }
}

async function cardOfCamp(services: CardServices, path: string): Promise<Card> {
  const camp = (await findCamp(services, path))?.camp
  if (!camp) return undefined
  const { title, startOn, endOn, art } = camp
  const drawing = `poster-${art.kind}-${art.seed}-${art.palette}-1200x630` as const
  return { title, detail: `Stage ${formatDayRangeInWords(startOn, endOn)}`, art: drawing, look: 'poster' }
}

async function cardInShop(services: CardServices, path: string): Promise<Card> {
  const product = (await listProductSummaries(services)).find((known) => known.path === path)
  if (product) {
    const { name: title, summary: detail, art } = product
    return { title, detail, art: `product-${art.kind}-${art.colour}`, look: 'product' }
  }
  const { collections } = await readShopTexts(services)
  const collection = collections.find(({ id }) => shopAddress({ ...noQuery, collection: id }) === path)
  return (
    collection && {
      title: collection.title,
      detail: collection.description,
      art: 'shop-wave',
      look: 'lines',
    }
  )
}
