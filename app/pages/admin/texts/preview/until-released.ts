/** Waits for what is being pressed to be let go: what comes meanwhile would move it from under the finger. */
export async function untilReleased(): Promise<void> {
  if (!document.querySelector(':active')) return
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, resolve, { once: true })
  })
  // Its click comes after.
  await new Promise((resolve) => setTimeout(resolve))
}
