import { readArea } from '#app/domain/articles/store.server.ts'
import { countFeedback } from '#app/domain/reading/store.server.ts'
import { typedWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Services } from '#app/http/context.ts'
import { periodFilter, sinceOf } from '../frame/periods.ts'
import { readList } from '../frame/read-list.server.ts'

/** The articles that the address asks for, what helps least first, with all that was said of each. */
export async function readFeedbackAsked(services: Services, url: URL) {
  const query = readList(url, { perPage: 50, names: [periodFilter.name] })
  const { listed } = await readArea(services, { groups: [], isCoach: true })
  const titles = new Map(listed.map(({ path, title }) => [path, title]))
  const since = sinceOf(query.kept, services.clock.now())
  const words = typedWords(query.search)
  const found = (await countFeedback(services))
    .map((counted) => ({ ...counted, title: titles.get(counted.path) ?? counted.path }))
    .filter(({ lastGivenAt, ...article }) => {
      const plain = plainWords(`${article.title} ${article.path}`)
      const isOfState =
        query.filter === 'tous' || (query.filter === 'peu' ? isOfLittleHelp(article) : article.unseen > 0)
      return isOfState && words.every((word) => plain.includes(word)) && (!since || lastGivenAt >= since)
    })
  return { query, found }
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}

function isOfLittleHelp({ helpful, unhelpful }: { helpful: number; unhelpful: number }): boolean {
  return unhelpful > 0 && unhelpful >= helpful
}
