const lost = new Map<string, number>()

/**
 * A script of the tool by its address (`address:…`). Asked for again after it could not be fetched, it is asked for by
 * another address: browsers keep the failure of the first. Rejects without network.
 */
export async function fetchScript<Script>(address: string): Promise<Script> {
  const times = lost.get(address) ?? 0
  try {
    return await import(/* @vite-ignore */ times > 0 ? `${address}?${times}` : address)
  } catch (error) {
    lost.set(address, times + 1)
    // As of those that Vite fetches: it may be gone because of a new build.
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}
