import { Pool, type PoolClient } from 'pg'

// SQLSTATE: connection exceptions, disk full, too many connections, a server that stops, crashed or starts, a disk that fails.
const states = /^(08...|53100|53300|57P0[1-3]|58030)$/
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
const unanswered = 'Query read timeout'
// What `pg` says without a code.
const words = new RegExp(
  `^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when|${unanswered})`,
)

/** Whether something failed, or its cause did, because PostgreSQL is not there or cannot write: later it may go well. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return states.test(code) || unreachable.has(code) || words.test(error.message) || isAway(error.cause)
}

type PoolOptions = { applicationName: string; onError: (error: Error) => unknown }

/** Ten connections to a database. Whoever waits ten seconds for one, or thirty for an answer, fails as `isAway` tells. */
export function openPool(connectionString: string, { applicationName, onError }: PoolOptions): Pool {
  const pool = new ReturningPool({
    connectionString,
    max: 10,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    leaveWhenUnanswered(client)
  })
  return pool
}

/** Takes lost connections back by itself: a transaction that could not begin never gives its own back. */
class ReturningPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Parameters<Pool['connect']>[0]): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().then(returnedWhenLost)
  }
}

function returnedWhenLost(client: PoolClient): PoolClient {
  const { release } = client
  let isHeld = true
  const giveBack = (error?: Error | boolean) => {
    client.off('end', lost)
    if (isHeld) release(error)
    isHeld = false
  }
  const lost = () => giveBack(true)
  client.once('end', lost)
  client.release = giveBack
  return client
}

// What nobody answers stands before all that is asked later on its connection.
function leaveWhenUnanswered(client: PoolClient): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client)
  const query = (...asked: unknown[]) => {
    const answer = ask(...asked)
    if (answer instanceof Promise)
      answer.catch(({ message }: Error) => message === unanswered && client.release(true))
    return answer
  }
  Object.assign(client, { query })
}
