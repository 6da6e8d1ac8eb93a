/** Long enough to get on with a work, short enough for who waits for an answer. */
const LONGEST_STRETCH = 12

/** Lets messages be answered in the middle of long work: `if (pause.isDue) await pause.make()`. */
export class Pause {
  #since = performance.now()

  get isDue(): boolean {
    return performance.now() - this.#since >= LONGEST_STRETCH
  }

  async make(): Promise<void> {
    await nextTask()
    this.#since = performance.now()
  }
}

// Not `setTimeout`, which waits 4 ms each time it is called in a row.
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
