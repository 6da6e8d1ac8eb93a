import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContentReader } from '#content/collections.ts'
import { readInfo } from '#content/collections/info.ts'
import type { ContentProblem } from '@allure/content-engine'

const file = 'info/boutique.yml'

/** What the shop names of other files and is not there: it would be left out without a word. @param directory of the content */
export async function problemsOfNames(
  content: SiteContentReader,
  directory: string,
): Promise<readonly ContentProblem[]> {
  const { deliveryOptions } = await readInfo(content, 'boutique')
  const { sessions } = await readInfo(content, 'equipe')
  const { deliveryFees } = await readInfo(content, 'entreprise')
  const lines = (await readFile(join(directory, file), 'utf8')).split('\n')
  const problem = (key: 'fee' | 'session', id: string, index: number, message: string): ContentProblem => ({
    file: `content/${file}`,
    line: lines.findIndex((line) => new RegExp(`\\b${key}:\\s*['"]?${id}\\b`).test(line)) + 1,
    field: `deliveryOptions.${index}.${key}`,
    message,
  })
  return deliveryOptions.flatMap(({ fee, session }, index) => [
    ...(deliveryFees.some(({ id }) => id === fee)
      ? []
      : [problem('fee', fee, index, `aucun tarif de entreprise.yml (deliveryFees) n’a l’id « ${fee} »`)]),
    ...(session === undefined || sessions.some(({ id }) => id === session)
      ? []
      : [
          problem(
            'session',
            session,
            index,
            `aucune séance de equipe.yml (sessions) n’a l’id « ${session} »`,
          ),
        ]),
  ])
}
