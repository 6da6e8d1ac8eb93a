import { fileURLToPath } from 'node:url'
import { ContentError, openContent, textOfProblem } from '@allure/content-engine'
import { problemsBetween } from './problems-between.ts'
import { collections } from './session-rules.ts'

const directory = process.argv[2] ?? fileURLToPath(new URL('../../content', import.meta.url))

const problems = await findProblems()

async function findProblems() {
  try {
    const content = await openContent({ directory, collections, samples: true, now: () => new Date() })
    try {
      return await problemsBetween(content, directory)
    } finally {
      content.close()
    }
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

for (const problem of problems) process.stderr.write(`${textOfProblem(problem)}\n`)
process.stdout.write(
  problems.length === 0 ? 'Contenu : rien à signaler.\n' : `Contenu : ${problems.length} problème(s).\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
