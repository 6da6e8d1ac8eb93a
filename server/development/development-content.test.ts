import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { ContentError } from '@allure/content-engine'
import { watchContent } from './development-content.ts'

class Watcher extends EventEmitter {
  readonly watched: string[] = []

  add(path: string): void {
    this.watched.push(path)
  }
}

const broken = new ContentError([
  { file: 'content/nosStages/a.md', line: 7, field: 'price', message: 'nombre <attendu>' },
])

test('while the content is broken every page is the list of its problems; mended, pages are back', async () => {
  const watcher = new Watcher()
  let isBroken = true
  const content = {
    directory: '/site/content',
    reload: () => (isBroken ? Promise.reject(broken) : Promise.resolve()),
  }
  const { problemPage } = watchContent(watcher, content)
  expect(watcher.watched).toEqual(['/site/content'])
  expect(await problemPage()).toBeUndefined()

  watcher.emit('all', 'change', '/site/content/nosStages/a.md')
  const page = await problemPage()
  expect(page?.status).toBe(500)
  expect(await page?.text()).toContain('content/nosStages/a.md:7 price: nombre &lt;attendu&gt;')
  expect((await problemPage())?.status).toBe(500)

  isBroken = false
  watcher.emit('all', 'change', '/site/content/nosStages/a.md')
  expect(await problemPage()).toBeUndefined()
})

test('a change elsewhere reads nothing again', async () => {
  const watcher = new Watcher()
  const content = { directory: '/site/content', reload: () => Promise.reject(broken) }
  const { problemPage } = watchContent(watcher, content)
  watcher.emit('all', 'change', '/site/app/root.tsx')
  expect(await problemPage()).toBeUndefined()
})
