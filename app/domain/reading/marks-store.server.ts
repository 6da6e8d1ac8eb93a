import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { articleReads } from '#db/schema/index.ts'
import { headingNamed, isArticlePath, isOpeningNoted, type ReadMark } from './rules.ts'

type OfArticle = { readonly memberId: string; readonly path: string }

/** Notes that a member has an article before them. @param path of an article that is theirs to read */
export async function openArticle(services: StoreServices, article: OfArticle): Promise<void> {
  await note(services, article, {})
}

/** The same of a page that is shown: written down once, not each time it is loaded again. */
export async function noteOpening(
  services: StoreServices,
  article: OfArticle,
  { marks }: { readonly marks: ReadonlyMap<string, ReadMark> },
): Promise<void> {
  if (!isOpeningNoted(article.path, marks, services.clock.now())) await openArticle(services, article)
}

export async function markRead(services: StoreServices, article: OfArticle): Promise<void> {
  await note(services, article, { readAt: services.clock.now() })
}

export async function markUnread(services: StoreServices, article: OfArticle): Promise<void> {
  await note(services, article, { readAt: null })
}

/** Keeps where a member is in an article, by the heading in sight; what is no heading is not kept. */
export async function keepPlace(
  services: StoreServices,
  { heading, ...article }: OfArticle & { readonly heading: string },
): Promise<void> {
  const known = headingNamed(heading)
  if (known !== undefined) await note(services, article, { heading: known })
}

type Noted = { readonly readAt?: Date | null; readonly heading?: string }

async function note(
  { database, clock }: StoreServices,
  { memberId, path }: OfArticle,
  noted: Noted,
): Promise<void> {
  if (!isArticlePath(path)) throw new Error(`Not the path of an article: ${path}`)
  const set = { ...noted, lastOpenedAt: clock.now() }
  await database
    .insert(articleReads)
    .values({ memberId, path, ...set })
    .onConflictDoUpdate({ target: [articleReads.memberId, articleReads.path], set })
}
