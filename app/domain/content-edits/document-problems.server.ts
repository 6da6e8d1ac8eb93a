import { overlayRules, readRouteRules, ruleOf } from '#app/domain/route-rules/store.server.ts'
import type { ContentProblem } from '#content/collections.ts'
import { readDocument } from './documents-store.server.ts'
import { licenceProblems } from './licence-problem.server.ts'
import { deadLinks } from './links/dead-links.ts'
import { pathsOf } from './links/known-paths.ts'
import { namingFiles, problemsOfNames } from './links/names.ts'
import type { EditedPlace } from './rules.ts'
import type { EditServices } from './store.server.ts'

type Services = Pick<EditServices, 'content' | 'database' | 'configuredRules'>
type Text = EditedPlace & { readonly text: string }

/** Everything that keeps a text from being shown at a place: its own rules, its links, what it names, the law. */
export async function documentProblems(services: Services, edit: Text): Promise<readonly ContentProblem[]> {
  const { content } = services
  const problems = [
    ...(await content.checkDocument(edit.collection, edit.file, edit.text)),
    ...(await linkProblems(services, edit)),
    ...(await nameProblems(services, edit)),
  ]
  return problems.length > 0 ? problems : licenceProblems(content, edit)
}

async function linkProblems({ content, database, configuredRules = [] }: Services, edit: Text) {
  const isPage = pathsOf(content)
  const rules = overlayRules(configuredRules, await readRouteRules(database))
  const isThere = (path: string) => isPage(path) || ruleOf(rules, path).redirect !== undefined
  return deadLinks(edit.text, edit.file, isThere).map((problem) => ({ file: edit.file, ...problem }))
}

async function nameProblems(
  { content, database }: Services,
  { collection, file, text }: Text,
): Promise<readonly ContentProblem[]> {
  const changed = namingFiles.find((name) => file === `${name}.yml`)
  if (collection !== 'info' || !changed) return []
  const read = async (name: (typeof namingFiles)[number]) =>
    name === changed
      ? text
      : ((await readDocument({ content, database }, { collection, file: `${name}.yml` }))?.text ?? '')
  const [boutique, equipe, entreprise] = await Promise.all([
    read('boutique'),
    read('equipe'),
    read('entreprise'),
  ])
  const problems = problemsOfNames({ boutique, equipe, entreprise })
  if (changed === 'boutique') return problems
  const isOwn = ({ field = '' }: ContentProblem) => field.endsWith(changed === 'equipe' ? '.session' : '.fee')
  const field = changed === 'equipe' ? 'sessions' : 'deliveryFees'
  return problems
    .filter(isOwn)
    .map(({ message }) => ({ file, line: 1, field, message: `la boutique en a besoin\u00a0: ${message}` }))
}
