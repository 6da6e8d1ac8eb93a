import { fileURLToPath } from 'node:url'
import { checkContent, textOfProblem } from '@allure/content-engine'
import { collections } from './session-rules.ts'

const problems = await checkContent({
  directory: fileURLToPath(new URL('../../content', import.meta.url)),
  collections,
  samples: true,
  now: () => new Date(),
})

for (const problem of problems) process.stderr.write(`${textOfProblem(problem)}\n`)
process.stdout.write(
  problems.length === 0 ? 'Contenu : rien à signaler.\n' : `Contenu : ${problems.length} problème(s).\n`,
)
process.exitCode = problems.length === 0 ? 0 : 1
