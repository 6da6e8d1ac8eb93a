import type { Logger } from 'pino'

type Changing = { onChange: (listener: () => void) => () => void }

type TakenContent = {
  /** Takes it in once more, after what is under way. */
  again: () => void
  /** Waits for what is under way. */
  close: () => Promise<void>
}

/** Lets the application bring its database up to the content: now, then after each change of it, one at a time. */
export async function takeContent(
  content: Changing,
  takeIn: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): Promise<TakenContent> {
  await takeIn()
  let current = Promise.resolve()
  const again = () => {
    current = current.then(takeIn).catch((error: unknown) => {
      logger.error({ err: error }, 'content not taken in')
    })
  }
  const stop = content.onChange(again)
  return {
    again,
    close: async () => {
      stop()
      await current
    },
  }
}
