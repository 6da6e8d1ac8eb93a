const attempts = 3
const waitPerAttempt = 100

/** `fetch`, tried again after 100 and 200 ms when the network fails. What was answered is an answer, whatever its status. */
export const retryingFetch: typeof fetch = async (input, init) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(input instanceof Request ? input.clone() : input, init)
    } catch (error) {
      if (attempt === attempts || init?.signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * waitPerAttempt))
    }
  }
}
