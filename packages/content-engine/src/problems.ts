export type ContentProblem = {
  readonly file: string
  readonly line: number
  readonly field?: string
  readonly message: string
}

/** `content/nosStages/lanzarote.md:7 price: nombre attendu` */
export function textOfProblem({ file, line, field, message }: ContentProblem): string {
  return field ? `${file}:${line} ${field}: ${message}` : `${file}:${line} ${message}`
}

/** Thrown with every problem of every file; `message` has one line for each. */
export class ContentError extends Error {
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(textOfProblem).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}
