import { replaceIn, type PageChange } from './page-changes.ts'

const headEnd = '</head>'
const preload = { from: '<link rel="modulepreload"', upTo: '>' }
const start = '<script type="module" async="">'
const inertStart = '<script type="text/plain" id="application">'

/** Public pages are complete without JavaScript: the start script waits as inert text until the shell starts it. */
export function deferApplication(page: Buffer, shellUrl: string): PageChange[] {
  return [
    ...preloadsOut(page),
    ...replaceIn(page, headEnd, `<script type="module" src="${shellUrl}"></script>${headEnd}`),
    ...replaceIn(page, start, inertStart),
  ]
}

function preloadsOut(page: Buffer): PageChange[] {
  const changes: PageChange[] = []
  for (let from = page.indexOf(preload.from); from !== -1; from = page.indexOf(preload.from, from + 1))
    changes.push({ from, to: page.indexOf(preload.upTo, from) + 1, text: Buffer.alloc(0) })
  return changes
}
