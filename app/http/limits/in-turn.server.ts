import { concurrencyLimit, TooBusyError } from '@allure/auth-server/concurrency-limit'

const oneByOne = concurrencyLimit(1, 20)

/** The bytes of a document somebody waits for. Throws the answer 503 when too many are asked for at once. */
export async function inTurn(draw: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await oneByOne(draw))
  } catch (error) {
    if (!(error instanceof TooBusyError)) throw error
    throw new Response('Trop de documents demandés à la fois. Réessayez dans quelques secondes.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
    })
  }
}
