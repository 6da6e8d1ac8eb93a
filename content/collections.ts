import type { Content, RowOf } from '@allure/content-engine'
import { espaceAthlete } from './collections/espace-athlete.ts'
import { info } from './collections/info.ts'
import { nosStages } from './collections/nos-stages.ts'
import { privateFacts } from './collections/private.ts'
import { shop } from './collections/shop.ts'

export const collections = { espaceAthlete, nosStages, shop, info, privateFacts }

export type { ContentProblem } from '@allure/content-engine'

export type SiteCollections = typeof collections
export type SiteContentReader = Content<SiteCollections>

export type Camp = RowOf<typeof nosStages>
export type Article = RowOf<typeof espaceAthlete>
export type Product = RowOf<typeof shop>
