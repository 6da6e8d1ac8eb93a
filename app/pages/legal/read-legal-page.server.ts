import type { RouterContextProvider } from 'react-router'
import { readingMinutes } from '#app/domain/articles/article.ts'
import { fillFacts } from '#app/domain/club/fill-facts.ts'
import { readLegalFacts } from '#app/domain/club/legal-facts-store.server.ts'
import { withoutIdentity } from '#app/domain/club/legal-facts.ts'
import { isInPreparation } from '#app/domain/club/preparation.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext } from '#app/http/context.ts'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import { readInfo } from '#content/collections/info.ts'

const names = ['mentions-legales', 'cgv', 'confidentialite', 'cookies', 'accessibilite'] as const

/** A legal text with the club's facts in it. What is missing is shown, except in production once they are in. */
export async function readLegalPage(context: Readonly<RouterContextProvider>, pathname: string) {
  const name = names.find((known) => pathname.toLowerCase().startsWith(`/${known}`))
  if (!name) throw new Error(`${pathname} is no legal page.`)
  const services = context.get(servicesContext)
  const { content, clock, isProduction, images } = services
  const { facts: club } = await readClub(content)
  const { body, title, description, version, updatedOn, essentials } = await readInfo(content, name)
  if (!body) throw new Error(`content/info/${name} has no text`)
  const known = await readLegalFacts(services, club, dayInParis(clock.now()))
  const isUnready = isInPreparation(services, club)
  const facts = isUnready ? withoutIdentity(known) : known
  const showsMissing = isUnready || !isProduction
  const filled = fillFacts(body.root, facts, { showsMissing })
  return {
    path: `/${name}`,
    title,
    description,
    version,
    updatedOn: formatDay(updatedOn),
    readingMinutes: readingMinutes(body.words),
    essentials,
    sections: body.toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    html: renderProse({ ...body, root: filled.root }, images),
    missing: showsMissing ? filled.missing : [],
    isSample: club.sample && !isUnready,
  }
}
