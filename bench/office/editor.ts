import { chromium, type Page } from 'playwright'
import { newVisitor } from '#test/accounts/visitor.ts'
import { formFields } from '#test/http/form-fields.ts'
import { startSiteProcess, type SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'

type Coach = Awaited<ReturnType<typeof newVisitor>>

const article = '/admin/textes/espaceAthlete~1.introduction.md'
const slowDown = 4
const keys = 'tranquillement sur la piste '
const sentence =
  'On boit **avant** la soif\u202f; le soir, on rentre léger, content d’être allé jusqu’à l’étang. '
const textOf = (mark: string, paragraphs: number) =>
  `${mark}\n\n${Array.from({ length: paragraphs }, (_, rank) => `Étape ${rank}. ${sentence.repeat(9)}`).join('\n\n')}\n`

// An article as coaches write them, and one at its limit.
const lengths = [8, 180]

/** The editor of texts on a slow machine, and what readers feel while texts are saved. */
export async function measureEditor(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'on' })
  try {
    const coach = await newVisitor(site, 'admin')
    for (const length of lengths) {
      await save(coach, textOf('Début.', length))
      await measureTyping(site, coach, sizeOf(length))
    }
    for (const length of lengths) await measureReaders(site, coach, length)
  } finally {
    await site.stop()
  }
}

async function save(coach: Coach, text: string): Promise<number> {
  const page = await (await coach.get(article)).text()
  const fields = formFields(page, 'text-form')
  fields.set('texte', text)
  const start = performance.now()
  const answer = await coach.post(article, Object.fromEntries(fields))
  if (answer.status !== 303) throw new Error(`The text was not saved: ${answer.status}.`)
  return performance.now() - start
}

const sizeOf = (length: number) => `${Math.round(textOf('', length).length / 1000)} kB`

async function measureTyping(site: SiteProcess, coach: Coach, size: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const width of [390, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
      const page = await context.newPage()
      await page.goto(site.url + article)
      await page.mouse.move(5, 5)
      await page.locator('html[data-application=started]').waitFor()
      await page.waitForTimeout(3000)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      for (const [name, pause] of [
        ['in a row', 120],
        ['each after a pause, while the page is drawn again', 900],
      ] as const)
        printTimes(
          `a key to painted, ${size}, ${width} px, ${slowDown} times slower, ${name}`,
          await typed(page, pause),
        )
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

/** Ms from each key to the end of the next frame: its handlers, style, layout and paint, and whatever stood before it in the page. */
async function typed(page: Page, pause: number): Promise<number[]> {
  await page.evaluate(() => {
    const taken: number[] = []
    Object.assign(window, { taken })
    const afterFrame = (then: () => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', then, { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    const onKey = ({ timeStamp }: KeyboardEvent) =>
      afterFrame(() => taken.push(performance.now() - timeStamp))
    addEventListener('keydown', onKey, true)
    Object.assign(window, { endMeasure: () => removeEventListener('keydown', onKey, true) })
  })
  const area = page.getByLabel('Texte', { exact: true })
  await area.focus()
  await area.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(40_000, 40_000))
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(pause)
  }
  await page.waitForTimeout(1500)
  return page.evaluate(() => {
    const { taken, endMeasure } = window as unknown as { taken: number[]; endMeasure: () => void }
    endMeasure()
    return taken
  })
}

const paths = ['/', '/nos-stages', '/contact', '/notre-boutique', '/accessibilite']
const seconds = 15

/** A hundred readings a second, at their time whether the ones before are answered or not. */
async function measureReaders(site: SiteProcess, coach: Coach, length: number): Promise<void> {
  await read(site, 3)
  for (const round of [1, 2]) {
    printTimes(`readers, ms, without edits (${round})`, await read(site, seconds))
    const saves: number[] = []
    const readers = new AbortController()
    const editing = (async () => {
      while (!readers.signal.aborted) {
        saves.push(await save(coach, textOf(`Version ${round} ${saves.length}.`, length)))
        await new Promise((resolve) => setTimeout(resolve, 700))
      }
    })()
    const beside = await read(site, seconds)
    readers.abort()
    await editing
    printTimes(`readers, ms, beside edits of ${sizeOf(length)} (${round})`, beside)
    printTimes(`saves, ms (${saves.length})`, saves)
  }
}

async function read(site: SiteProcess, during: number): Promise<number[]> {
  const start = performance.now()
  const readings: Promise<number>[] = []
  for (let count = 0; count < during * 100; count += 1) {
    const due = start + count * 10
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    readings.push(
      fetch(site.url + (paths[count % paths.length] ?? '/')).then(async (answer) => {
        await answer.arrayBuffer()
        return performance.now() - due
      }),
    )
  }
  return Promise.all(readings)
}

function printTimes(label: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  print(label, `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`)
}

if (import.meta.main) await measureEditor()
