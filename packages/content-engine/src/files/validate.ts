import type { z } from 'zod'
import type { FieldPath } from './located-yaml.ts'
import { withOffsetsResolved } from './sample-dates.ts'
import { fieldProblemsOf } from './zod-problems.ts'
import type { FieldProblem } from './zod-problems.ts'

type Issue = z.core.$ZodIssue

type Validation = {
  readonly output: object | undefined
  readonly problems: readonly FieldProblem[]
  /** An offset was resolved: tomorrow the same file says another date. */
  readonly dependsOnDay: boolean
}

/**
 * Checks front matter. Where the schema wants an ISO date and the file has an offset (`J+45`), the offset is
 * resolved against `today`: only date fields are touched, a text « J-1 » stays.
 */
export function validate(schema: z.ZodType<object>, value: unknown, today: string): Validation {
  const first = schema.safeParse(value)
  if (first.success) return { output: first.data, problems: [], dependsOnDay: false }
  const resolved = withOffsetsResolved(value, datePathsOf(first.error.issues, []), today)
  const second = schema.safeParse(resolved)
  if (second.success) return { output: second.data, problems: [], dependsOnDay: true }
  return { output: undefined, problems: fieldProblemsOf(second.error, resolved), dependsOnDay: true }
}

function datePathsOf(issues: readonly Issue[], parent: FieldPath): readonly FieldPath[] {
  return issues.flatMap((issue) => {
    const path = [...parent, ...issue.path]
    if (issue.code === 'invalid_format' && issue.format === 'date') return [path]
    if (issue.code === 'invalid_union') return issue.errors.flatMap((inner) => datePathsOf(inner, path))
    return []
  })
}
