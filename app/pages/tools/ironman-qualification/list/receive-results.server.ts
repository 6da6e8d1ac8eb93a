import { data, redirect, type RouterContextProvider } from 'react-router'
import type { QualifyingRace } from '#app/domain/training/qualification/races.ts'
import { MOST_LINES } from '#app/domain/training/qualification/result-list.ts'
import { simulateQualification } from '#app/domain/training/qualification/simulate.ts'
import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readToolQuery, searchOf, type ToolQuery } from '../../tool-query.ts'
import { answerQualification } from '../qualification-answer.ts'
import { qualificationFields, readQualification } from '../qualification-fields.ts'
import { refusalWords } from '../system-words.ts'
import { readStartList } from './list-answer.ts'

export type PostedResults = { query: ToolQuery; results: string; problem: string | undefined }

/**
 * Takes the form where no script does the calculation. A list is computed at once and not kept; the fields alone go to
 * their address, as a GET form would. A list nobody can read answers 422, with everything that was typed; one that is
 * too long, or one too many of a visitor, is not even looked at.
 */
export async function receiveResults(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { path, announced }: { path: string; announced: readonly QualifyingRace[] },
) {
  const form = await readForm(request)
  const results = await resultsOf(form)
  const query = queryOf(request, form)
  const refusal = results.trim() === '' ? undefined : await refusalOf(results, context)
  if (refusal) {
    const { problem, status, headers } = refusal
    return data<PostedResults>(
      { query, results: '', problem },
      { status, headers: { ...forThisVisitor, ...headers } },
    )
  }
  const isCalculated = form.has('calculer') || form.getAll('temps').length > 1
  if (isCalculated && results.trim() === '') throw redirect(path + searchOf(query), { status: 303 })
  const problem = problemOfResults(results, query, announced)
  return data<PostedResults>(
    { query, results, problem },
    { status: problem === undefined ? 200 : 422, headers: forThisVisitor },
  )
}

const visitorLimit = rateLimit({ name: 'result-lists', points: 60, seconds: 600 })

type Refusal = { problem: string; status: number; headers?: Record<string, string> }

async function refusalOf(
  results: string,
  context: Readonly<RouterContextProvider>,
): Promise<Refusal | undefined> {
  if (results.split(/\r\n|\r|\n/, MOST_LINES + 2).filter((line) => line.trim() !== '').length > MOST_LINES)
    return {
      problem: `Cette liste dépasse ${writeNumber(MOST_LINES, 0)} lignes\u00a0: gardez une seule course, puis collez-la de nouveau.`,
      status: 422,
    }
  const { address } = context.get(requestContext)
  const wait = await visitorLimit(context.get(servicesContext)).take(visitorKey(address))
  if (wait === 0) return undefined
  const problem =
    'Trop de listes en peu de temps. Patientez quelques minutes, puis collez la vôtre de nouveau.'
  return { problem, status: 429, headers: { 'retry-after': String(wait) } }
}

function queryOf(request: Request, form: FormData): ToolQuery {
  const search = new URL(request.url).searchParams
  for (const name of qualificationFields.names) {
    const typed = form.getAll(name).at(-1)
    if (typeof typed === 'string') search.set(name, typed)
  }
  return readToolQuery(search, { ...qualificationFields, example: {} })
}

async function resultsOf(form: FormData): Promise<string> {
  const pasted = form.get('resultats')
  if (typeof pasted === 'string' && pasted.trim() !== '') return pasted
  const file = form.get('fichier')
  if (file instanceof File && file.size > 0) return file.text()
  return pasted instanceof File ? pasted.text() : ''
}

function problemOfResults(
  results: string,
  query: ToolQuery,
  announced: readonly QualifyingRace[],
): string | undefined {
  if (results.trim() === '') return 'Collez une liste de résultats, ou choisissez un fichier.'
  const list = readStartList(results, readQualification(query, announced).distance)
  const { slots, system, acceptance, starters } = answerQualification(query, list.counts, announced)
  if (list.counts === undefined) {
    return 'Aucune ligne n’a pu être lue. Il faut un groupe d’âge et un temps par ligne, comme «\u202fF40-44, 10:38:12\u202f».'
  }
  if (slots === undefined) return 'Indiquez le nombre de places de la course.'
  const result = simulateQualification(system, list.starters, slots, acceptance, starters)
  return result.ok ? undefined : refusalWords[result.reason]
}
