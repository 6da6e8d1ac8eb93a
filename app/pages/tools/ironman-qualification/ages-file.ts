import type { LoaderFunctionArgs } from 'react-router'
import { rounded } from '#app/domain/shared/csv.ts'
import { isFactorPublished } from '#app/domain/training/qualification/grading.ts'
import { writeLongClock } from '#app/domain/training/typed/writing.ts'
import { servicesContext } from '#app/http/context.ts'
import { tableLoader, type ToolTable } from '../send-table.ts'
import type { ToolQuery } from '../tool-query.ts'
import { answerQualification } from './qualification-answer.ts'
import { qualificationFields } from './qualification-fields.ts'
import { readCalendar } from './read-calendar.server.ts'
import { writeGroup } from './system-words.ts'

const heads = ['Groupe d’âge', 'Temps équivalent (h:mm:ss)', 'Temps équivalent (s)']

export const loader = tableLoader(qualificationFields, agesTable)

async function agesTable(query: ToolQuery, { context }: LoaderFunctionArgs): Promise<ToolTable | undefined> {
  const { announced } = await readCalendar(context.get(servicesContext))
  const { equivalents, system } = answerQualification(query, undefined, announced)
  if (equivalents.length === 0) return undefined
  const rows = equivalents.map(({ group, time }) => {
    const doubt = isFactorPublished(group) ? '' : ' (coefficient non publié, celui de 75–79 ans)'
    return [writeGroup(group) + doubt, writeLongClock(time), rounded(time)]
  })
  return { name: `temps-par-age-${system}`, heads, rows }
}
