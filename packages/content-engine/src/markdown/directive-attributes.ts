import type { z } from 'zod'
import { fieldProblemsOf } from '../files/zod-problems.ts'

/** « callout » : type: valeur attendue : info, conseil, attention */
export function textOfProblems(
  name: string,
  error: z.ZodError,
  attributes: Readonly<Record<string, unknown>>,
): readonly string[] {
  return fieldProblemsOf(error, attributes).map(
    ({ path, message }) =>
      `« ${name} », attribut ${path.join('.')}: ${message.replace(/^champ/, 'attribut')}`,
  )
}
