/** A form again, with what was typed and what stands in the way. `attempt` tells one answer from the next. */
export type AccountAnswer = {
  attempt: string
  /** Which form of the page. */
  form: string
  values: Readonly<Record<string, string>>
  problems: readonly { field: string; message: string }[]
  /** What stands in the way of the whole form. */
  obstacle?: string
}

/** What is wrong with a field of this form, if anything. */
export function errorOf(answer: AccountAnswer | undefined, form: string, field: string): string | undefined {
  if (answer?.form !== form) return undefined
  return answer.problems.find((problem) => problem.field === field)?.message
}
