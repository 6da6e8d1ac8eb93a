/** When a change was painted, in ms after it: the first frame that shows something of it, and the last. */
export type Painted = { first: number; last: number }

/**
 * Runs in the page: from the next event of that name to the frames that show what it changed in the page. What changes
 * later than `patience` (ms) after is not its doing; what is only said, after a pause on purpose, is not seen.
 */
export function paintedAfter({ name, patience }: { name: string; patience: number }): Promise<Painted> {
  return new Promise((resolve) => {
    addEventListener(
      name,
      ({ timeStamp }) => {
        const painted: number[] = []
        const isSaid = ({ target }: MutationRecord) => {
          const element = target instanceof Element ? target : target.parentElement
          return Boolean(element?.closest('[aria-live]'))
        }
        const watch = new MutationObserver((changes) => {
          if (changes.every(isSaid)) return
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => painted.push(performance.now() - timeStamp))
            port1.start()
            port2.postMessage(undefined)
          })
        })
        watch.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        setTimeout(() => {
          watch.disconnect()
          resolve({ first: painted[0] ?? 0, last: painted.at(-1) ?? 0 })
        }, patience)
      },
      { once: true, capture: true },
    )
  })
}
