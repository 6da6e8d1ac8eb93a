type ErrorFacts = {
  type: string
  message?: string
  code?: string
  frames: readonly string[]
  cause?: ErrorFacts
}

/** What the log may hold of an error: its kind, where it happened, its words. */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: Object(error).constructor?.name ?? 'unknown', frames: [] }
  const { cause } = error
  return {
    type: error.name,
    message: safeWords(error),
    code: codeOf(error),
    frames: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    cause: cause === undefined ? undefined : errorFacts(cause),
  }
}

// PostgreSQL quotes the value it could not read in the message of a data exception (SQLSTATE class 22).
const dataException = /^22[0-9A-Z]{3}$/
const queryValues = /\nparams: [\s\S]*$/
const emailAddress = /[^\s<>"'()]+@[^\s<>"'()]+/g

function safeWords(error: Error): string | undefined {
  if (dataException.test(codeOf(error) ?? '')) return undefined
  return error.message.replace(queryValues, '').replace(emailAddress, '(e-mail)')
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
