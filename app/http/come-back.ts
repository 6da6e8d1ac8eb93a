const secretName = /password|secret|token|(?<!post)code/i

/** What is never kept of a form. */
export const isSecretField = (name: string) => secretName.test(name)

/** What a 503 tells its page while the database is away. */
export type ComeBack = {
  /** What was typed, to be sent again; empty for a page that was only read. */
  typed: [name: string, value: string][]
  /** Where to; none when it cannot be sent again from here: files and passwords are not kept. */
  sendTo?: string
}

export function isComeBack(answer: unknown): answer is ComeBack {
  return answer instanceof Object && 'typed' in answer
}
