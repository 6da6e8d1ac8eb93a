import type { z } from 'zod'
import { defineCollection, type Body, type Content } from '@allure/content-engine'
import { shapes } from '../shapes.ts'
import { accueil } from './info/accueil.ts'
import { boutique } from './info/boutique.ts'
import { coachingNatation, coachingRunning, coachingTriathlon } from './info/coaching.ts'
import { entreprise } from './info/entreprise.ts'
import { equipe } from './info/equipe.ts'
import { menus } from './info/menus.ts'
import { outil, outilQualification, outilStory } from './info/outil.ts'
import { pageLegale } from './info/page-legale.ts'
import { recherche } from './info/recherche.ts'
import { soins } from './info/soins.ts'
import { stages } from './info/stages.ts'
import { temoignages } from './info/temoignages.ts'

const infoSchemas = {
  accessibilite: pageLegale,
  accueil,
  boutique,
  cgv: pageLegale,
  'coaching-natation': coachingNatation,
  'coaching-running': coachingRunning,
  'coaching-triathlon': coachingTriathlon,
  confidentialite: pageLegale,
  cookies: pageLegale,
  entreprise,
  equipe,
  'mentions-legales': pageLegale,
  menus,
  'outil-allure-natation': outil,
  'outil-allure-running': outil,
  'outil-equivalence-running': outil,
  'outil-qualification-ironman': outilQualification,
  'outil-story-strava': outilStory,
  'outil-temps-triathlon': outil,
  recherche,
  soins,
  stages,
  temoignages,
}

export type InfoName = keyof typeof infoSchemas
export type ToolInfoName = Extract<InfoName, `outil-${string}`>
export type InfoOf<Name extends InfoName> = z.output<(typeof infoSchemas)[Name]>

export const info = defineCollection({
  ...shapes.info,
  source: 'info',
  samples: 'kept',
  images: ['photo', 'hero.photo', 'head.photo', 'members.*.photo'],
  rawKeys: ['siren', 'vat', 'contract', 'phone', 'email', 'postcode'],
  schemas: infoSchemas,
})

type InfoReader = Content<{ readonly info: typeof info }>

/** The fields of an info file (`body` is its text when it is Markdown). Throws when the file is missing. */
export async function readInfo<Name extends InfoName>(content: Pick<InfoReader, 'queryCollection'>, name: Name) {
  const found = await findInfo(content, name)
  if (!found) throw new Error(`content/info/${name} is missing`)
  return found
}

/** The same, undefined when there is no such file. */
export async function findInfo<Name extends InfoName>(
  content: Pick<InfoReader, 'queryCollection'>,
  name: Name,
): Promise<(InfoOf<Name> & { readonly body: Body | null }) | undefined> {
  const row = await content.queryCollection('info').where('stem', '=', name).first()
  // The file was checked by the schema of its own stem when it was loaded.
  return row ? { ...(row.meta as InfoOf<Name>), body: row.body } : undefined
}
