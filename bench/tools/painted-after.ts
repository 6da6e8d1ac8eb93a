/**
 * Runs in the page: from the next change of a field to the frame that shows the last change it made in the page, ms.
 * What changes later than a fifth of a second after is not its doing.
 */
export function paintedAfter(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'input',
      ({ timeStamp }) => {
        let painted = timeStamp
        const watch = new MutationObserver(() => {
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
        }, 400)
      },
      { once: true, capture: true },
    )
  })
}
