import { simulateQualification } from '#app/domain/training/qualification/simulate.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { answerQualification } from '../qualification-answer.ts'
import { readQualification } from '../qualification-fields.ts'
import { refusalWords } from '../system-words.ts'
import { readStartList } from './list-answer.ts'

export function problemOfResults(results: string, query: ToolQuery): string | undefined {
  if (results.trim() === '') return 'Collez une liste de résultats, ou choisissez un fichier.'
  const list = readStartList(results, readQualification(query).distance)
  const { slots, system, acceptance, starters } = answerQualification(query, list.counts)
  if (list.isInvented) {
    return 'Aucune ligne n’a pu être lue. Il faut un groupe d’âge et un temps par ligne, comme «\u202fF40-44, 10:38:12\u202f».'
  }
  if (slots === undefined) return 'Indiquez le nombre de places de la course.'
  const result = simulateQualification(system, list.starters, slots, acceptance, starters)
  return result.ok ? undefined : refusalWords[result.reason]
}
