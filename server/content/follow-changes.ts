import type { Logger } from 'pino'
import { listen, type Listening } from '#db/listen.ts'

export type Followed = {
  channel: string
  /** `payload` is what the notice says; undefined when some may have been missed: everything is then read again. */
  readAgain: (payload: string | undefined) => Promise<unknown>
}

export async function followChanges(
  url: string,
  followed: readonly Followed[],
  logger: Logger,
): Promise<Listening> {
  const readAgain = (payload: string | undefined, some: readonly Followed[]) => {
    for (const { channel, readAgain: read } of some)
      read(payload).catch((error: unknown) => logger.error({ err: error, channel }, 'not read again'))
  }
  const listening = await listen({
    url,
    channels: followed.map(({ channel }) => channel),
    onNotice: (channel, payload) =>
      readAgain(
        payload,
        followed.filter((one) => one.channel === channel),
      ),
    onReconnect: () => readAgain(undefined, followed),
    onError: ({ message }) => logger.warn({ reason: message }, 'changes of other instances not heard'),
  })
  readAgain(undefined, followed)
  return listening
}
