import type { Logger } from 'pino'

type Changing = { onChange: (listener: () => void) => () => void }

export type TakenContent = {
  again: () => void
  close: () => Promise<void>
}

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
