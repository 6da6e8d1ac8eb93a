import type { Content, RowOf } from '@allure/content-engine'
import { espaceAthlete } from './collections/espace-athlete.ts'
import { info } from './collections/info.ts'
import { nosStages } from './collections/nos-stages.ts'
import { shop } from './collections/shop.ts'

/** The site's collections: their tables, addresses and rules. */
export const collections = { espaceAthlete, nosStages, shop, info }

export type { ContentProblem } from '@allure/content-engine'

export type SiteCollections = typeof collections
export type SiteContentReader = Content<SiteCollections>

/** A training camp. */
export type Camp = RowOf<typeof nosStages>
/** An article of the athlete area. */
export type Article = RowOf<typeof espaceAthlete>
/** A product of the shop. */
export type Product = RowOf<typeof shop>
