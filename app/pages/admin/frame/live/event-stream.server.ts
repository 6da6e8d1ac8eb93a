const mostOfOne = 6
const mostOfAll = 200
/** Ms. What happens together is told once; a proxy that is told nothing for a minute hangs up; a session is looked at anew. */
const times = { together: 300, heartbeat: 25_000, longest: 15 * 60_000 }

const places = new Map<string, number>()
let taken = 0

/** A place among the open connections, to be given back; undefined when this person, or everybody, has too many. */
export function takePlace(person: string): (() => void) | undefined {
  const own = places.get(person) ?? 0
  if (own >= mostOfOne || taken >= mostOfAll) return undefined
  places.set(person, own + 1)
  taken += 1
  return () => {
    const left = (places.get(person) ?? 1) - 1
    if (left > 0) places.set(person, left)
    else places.delete(person)
    taken -= 1
  }
}

type Source = {
  /** What to tell; undefined once its reader has lost the right to it. */
  read: () => Promise<unknown>
  /** @returns what ends it */
  onChange: (listener: () => void) => () => void
  onEnd: () => void
}

/** Server-sent events: what `read` answers, at once and after each change, and a heartbeat at which the right is looked at too. */
export function eventStream({ read, onChange, onEnd }: Source): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const timers: NodeJS.Timeout[] = []
  let change: NodeJS.Timeout | undefined
  let stop = () => {}
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    stop()
    clearTimeout(change)
    for (const timer of timers) clearTimeout(timer)
    onEnd()
  }
  return new ReadableStream({
    start(controller) {
      const close = () => {
        if (isOver) return
        end()
        controller.close()
      }
      const tell = async (isHeartbeat: boolean) => {
        // A database that is away for a moment: the next change, or the next beat, says it.
        const told = await read().catch(() => null)
        if (isOver || told === null) return
        if (told === undefined) return close()
        controller.enqueue(encoder.encode(isHeartbeat ? ':\n\n' : `data: ${JSON.stringify(told)}\n\n`))
      }
      stop = onChange(() => (change ??= setTimeout(changed, times.together).unref()))
      const changed = () => {
        change = undefined
        void tell(false)
      }
      timers.push(
        setInterval(() => void tell(true), times.heartbeat).unref(),
        setTimeout(close, times.longest).unref(),
      )
      void tell(false)
    },
    cancel: end,
  })
}
