import type { Activity } from '#app/domain/activities/activity.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * The files a visitor opened, as long as the window is: in IndexedDB, because session storage is too small for a track
 * of a day. What another window left behind is gone after a day. Without IndexedDB they live as long as the page.
 */
type Held = { key: string; session: string; at: number; order: number; activity: Activity }

const storeName = 'activities'
const forgottenAfter = 24 * 3600 * 1000
const memory = new Map<string, Held>()

export async function listOpened(): Promise<Activity[]> {
  const all = [...(await held())].toSorted((one, other) => one.at - other.at || one.order - other.order)
  return all.map(({ activity }) => activity)
}

export async function findOpened(id: string): Promise<Activity | undefined> {
  return (await held()).find(({ activity }) => activity.id === id)?.activity
}

/** What is Strava’s, wholly or in part, is not kept: its rules have it read again. */
export async function keepOpened(opened: readonly Activity[]): Promise<void> {
  const activities = opened.filter(({ source }) => source !== 'strava')
  const session = sessionId()
  const at = Date.now()
  const rows = activities.map((activity, order) => ({
    key: keyOf(activity.id),
    session,
    at,
    order,
    activity,
  }))
  for (const row of rows) memory.set(row.key, row)
  await write((store) => rows.forEach((row) => store.put(row)))
}

export async function forgetOpened(id: string): Promise<void> {
  memory.delete(keyOf(id))
  await write((store) => store.delete(keyOf(id)))
}

function keyOf(id: string): string {
  return `${sessionId()} ${id}`
}

function sessionId(): string {
  const kept = browserStorage('sessionStorage')
  const known = kept?.getItem('story-session')
  if (known) return known
  const made = String(Math.random()).slice(2)
  kept?.setItem('story-session', made)
  return kept ? made : 'page'
}

async function held(): Promise<Held[]> {
  const database = await open()
  if (!database) return [...memory.values()]
  const all = await answerOf<Held[]>(database.transaction(storeName).objectStore(storeName).getAll())
  database.close()
  const old = all.filter(({ at }) => Date.now() - at > forgottenAfter)
  if (old.length > 0) await write((store) => old.forEach(({ key }) => store.delete(key)))
  const own = all.filter(({ session }) => session === sessionId())
  return [...new Map([...memory, ...own.map((row) => [row.key, row] as const)]).values()]
}

async function write(change: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open()
  if (!database) return
  const transaction = database.transaction(storeName, 'readwrite')
  change(transaction.objectStore(storeName))
  // A full disk keeps them in memory, which they already are.
  await new Promise((done) => {
    for (const end of ['complete', 'error', 'abort']) transaction.addEventListener(end, done)
  })
  database.close()
}

async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open('stories', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: 'key' }),
    )
    return await answerOf(request)
  } catch {
    return undefined
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })
}
