import autocannon from 'autocannon'
import { print } from './figures.ts'
import { processorSeconds } from './process-figures.ts'

type Asked = { readonly path: string; readonly headers?: Readonly<Record<string, string>> }

type Load = {
  readonly url: string
  readonly pid: number
  readonly asked: readonly Asked[]
  readonly status: number
}

const warmSeconds = 3
const seconds = 8

/**
 * Twenty connections that ask for different things in turn, as different people do. Says how many of the answers were not
 * the wanted one, how many came in a second, and how many come of a second of the server's own processor time.
 */
export async function measureInTurn(name: string, load: Load): Promise<void> {
  await ask(load, warmSeconds)
  const before = processorSeconds(load.pid)
  const result = await ask(load, seconds)
  const spent = processorSeconds(load.pid) - before
  const answers = result['2xx'] + result.non2xx
  const wanted = result.statusCodeStats?.[`${load.status}`]?.count ?? 0
  print(`${name} a second`, result.requests.average)
  print(`${name} a processor second`, answers / spent)
  print(`${name} not answered with ${load.status}`, answers - wanted + result.errors)
}

function ask({ url, asked }: Load, duration: number) {
  const requests = asked.map(({ path, headers }) => ({
    method: 'GET' as const,
    path,
    headers: { 'accept-encoding': 'br', ...headers },
  }))
  return autocannon({ url, connections: 20, duration, requests })
}
