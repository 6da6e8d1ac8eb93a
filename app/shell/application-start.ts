const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const idlePatience = 4000

/** Starts React once: at the first sign of intent, when the browser is idle after the load, or now on a page with a live part. */
export function startApplicationWhenNeeded(): void {
  if (document.querySelector('[data-live]')) return start()
  for (const intent of intents) addEventListener(intent, start, { once: true, passive: true, capture: true })
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, { once: true })
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idlePatience })
  else setTimeout(start, idlePatience / 2)
}

function start(): void {
  for (const intent of intents) removeEventListener(intent, start, { capture: true })
  const waiting = document.querySelector('#application')
  if (!(waiting instanceof HTMLScriptElement) || waiting.dataset.started !== undefined) return
  waiting.dataset.started = ''
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = waiting.textContent
  document.head.append(script)
}
