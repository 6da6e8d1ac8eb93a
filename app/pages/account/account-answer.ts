export type AccountAnswer = {
  attempt: string
  form: string
  values: Readonly<Record<string, string>>
  problems: readonly { field: string; message: string }[]
  problem?: string
}

export function errorOf(answer: AccountAnswer | undefined, form: string, field: string): string | undefined {
  if (answer?.form !== form) return undefined
  return answer.problems.find((problem) => problem.field === field)?.message
}
