import type { OpenServices } from './open-services.ts'

const eachSecond = 1000

/** Writes down each second what was counted, and once more at the end. A database that is away is tried again. */
export function writeVisitsEachSecond(
  write: () => Promise<void>,
  { logger }: Pick<OpenServices, 'logger'>,
): () => Promise<void> {
  let isAway = false
  let writing: Promise<void> | undefined
  const writeOnce = async () => {
    try {
      await write()
      isAway = false
    } catch (error) {
      if (!isAway) logger.warn({ err: error }, 'visits not written down yet')
      isAway = true
    }
    writing = undefined
  }
  const timer = setInterval(() => (writing ??= writeOnce()), eachSecond).unref()
  return async () => {
    clearInterval(timer)
    await writing
    await writeOnce()
  }
}
