import type { Activity } from '#app/domain/activities/activity.ts'
import { browserStorage } from './browser-storage.ts'
import { makeKey, openSealed, sealActivity, type Sealed } from './sealed-activity.ts'

/**
 * The files a visitor opened, as long as the window is: in IndexedDB, because session storage is too small for a track
 * of a day, sealed with a key that only the window has. With the window they can be read by nobody, and what is left of
 * them is deleted when the tool is opened a day later. Without IndexedDB or ciphers they live as long as the page.
 */
type Held = { key: string; at: number; order: number; activity: Activity }
type Kept = Omit<Held, 'activity'> & { session: string; sealed: Sealed }

const storeName = 'sealed'
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
  const at = Date.now()
  const rows = opened
    .filter(({ source }) => source !== 'strava')
    .map((activity, order) => ({ key: keyOf(activity.id), at, order, activity }))
  for (const row of rows) memory.set(row.key, row)
  const { id: session, seal } = thisWindow()
  if (!seal) return
  const kept = await Promise.all(
    rows.map(async ({ activity, ...row }) => ({
      ...row,
      session,
      sealed: await sealActivity(activity, seal),
    })),
  )
  await write((store) => kept.forEach((row) => store.put(row)))
}

export async function forgetOpened(id: string): Promise<void> {
  memory.delete(keyOf(id))
  await write((store) => store.delete(keyOf(id)))
}

function keyOf(id: string): string {
  return `${thisWindow().id} ${id}`
}

/** The name of this window, and the key it seals with; it has neither after it is closed. */
function thisWindow(): { id: string; seal: string | undefined } {
  const kept = browserStorage('sessionStorage')
  if (!kept) return { id: 'page', seal: undefined }
  const [id, seal] = [
    kept.getItem('story-session') ?? String(Math.random()).slice(2),
    kept.getItem('story-key') ?? makeKey(),
  ]
  try {
    kept.setItem('story-session', id)
    if (seal) kept.setItem('story-key', seal)
  } catch {
    return { id: 'page', seal: undefined }
  }
  return { id, seal }
}

async function held(): Promise<Held[]> {
  const { id, seal } = thisWindow()
  const database = seal && (await open())
  if (!database) return [...memory.values()]
  const all = await answerOf<Kept[]>(database.transaction(storeName).objectStore(storeName).getAll())
  database.close()
  const old = all.filter(({ at }) => Date.now() - at > forgottenAfter)
  if (old.length > 0) await write((store) => old.forEach(({ key }) => store.delete(key)))
  const own = await Promise.all(
    all
      .filter(({ session, key }) => session === id && !memory.has(key))
      .map(async ({ sealed, ...row }) => ({ ...row, activity: await openSealed(sealed, seal) })),
  )
  const read = own.flatMap(({ activity, ...row }) => (activity ? [{ ...row, activity }] : []))
  for (const row of read) memory.set(row.key, row)
  return [...memory.values()]
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
    const request = indexedDB.open('stories', 2)
    request.addEventListener('upgradeneeded', () => {
      const { result } = request
      for (const former of result.objectStoreNames) result.deleteObjectStore(former)
      result.createObjectStore(storeName, { keyPath: 'key' })
    })
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
