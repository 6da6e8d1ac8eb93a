import autocannon from 'autocannon'
import { processorSeconds } from './process-figures.ts'

export type Round = {
  requestsPerSecond: number
  processorMicroseconds: number
  requests: number
  errors: number
}

/** Twenty connections for some seconds; the processor time is the server's own, whatever the load generator costs. */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Round> {
  const before = processorSeconds(pid)
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...headers },
  })
  const requests = result['2xx'] + result.non2xx
  return {
    requests,
    errors: result.non2xx + result.errors,
    requestsPerSecond: result.requests.average,
    processorMicroseconds: ((processorSeconds(pid) - before) / requests) * 1e6,
  }
}
