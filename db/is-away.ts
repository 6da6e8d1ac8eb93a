// SQLSTATE: connection exceptions, disk full, too many connections, a server that stops, crashed or starts, a disk that fails.
const states = /^(08...|53100|53300|57P0[1-3]|58030)$/
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
// What `pg` says without a code.
const words = /^(Connection terminated|Client (was closed|has encountered a connection error))/

/** Whether something failed, or its cause did, because PostgreSQL is not there or cannot write: later it may go well. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return states.test(code) || unreachable.has(code) || words.test(error.message) || isAway(error.cause)
}
