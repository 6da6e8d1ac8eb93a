import { measureInTurn } from '../load-in-turn.ts'
import { signedInMembers } from './signed-in.ts'

type Site = { readonly url: string; readonly pid: number }

const people = 10
const article = '/espace-athlete/course-a-pied/seuil'
const introduction = '/espace-athlete/introduction'

/** An article with session blocks as ten members read it, the check of their session included; then the home of the day. */
export async function measureArticles(site: Site, databaseUrl: string): Promise<void> {
  const members = await signedInMembers(site.url, databaseUrl, { name: 'articles', count: people })
  const ask = (path: string) => members.map(({ cookie }) => ({ path, headers: { cookie } }))
  await measureInTurn('athlete: articles', { ...site, asked: ask(article), status: 200 })
  await measureInTurn('athlete: homes of the day', { ...site, asked: ask(introduction), status: 200 })
}
