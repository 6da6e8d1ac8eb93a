/**
 * Runs in the page: from the next change of a field to the frame that shows the last change it made in the page, ms.
 * What changes later than `patience` (ms) after is not its doing; what is only said, after a pause on purpose, is not seen.
 */
export function paintedAfter(patience: number): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'input',
      ({ timeStamp }) => {
        let painted = timeStamp
        const isSaid = ({ target }: MutationRecord) => {
          const element = target instanceof Element ? target : target.parentElement
          return Boolean(element?.closest('[aria-live]'))
        }
        const watch = new MutationObserver((changes) => {
          if (changes.every(isSaid)) return
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => (painted = performance.now()))
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
          resolve(painted - timeStamp)
        }, patience)
      },
      { once: true, capture: true },
    )
  })
}
