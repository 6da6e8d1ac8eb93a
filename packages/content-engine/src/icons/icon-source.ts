import { z } from 'zod'
import { pickIcons, type IconSet } from './icon-set.ts'
import { groupNames, longestIconAddress } from './icon.ts'
import { findLocalIcons, isInstalled } from './local-icons.ts'

export { findLocalIcons } from './local-icons.ts'

export type IconSource = {
  isElsewhere: (set: string) => boolean
  find: (set: string, names: readonly string[]) => Promise<IconServiceAnswer>
}

/** Icons of the installed sets; of others too when there are service hosts to ask. */
export function openIcons({ serviceHosts }: { serviceHosts: readonly string[] }): IconSource {
  const isElsewhere = (set: string) => serviceHosts.length > 0 && !isInstalled(set)
  return {
    isElsewhere,
    async find(set, names) {
      if (isElsewhere(set)) return askIconService({ hosts: serviceHosts }, set, names)
      const icons = findLocalIcons(set, names)
      return icons ? { kind: 'found', icons } : { kind: 'absent' }
    },
  }
}

type IconServiceSettings = {
  hosts: readonly string[]
  patience?: number
  rotateAfter?: number
}

export type IconServiceAnswer =
  | { kind: 'found'; icons: IconSet }
  | { kind: 'absent' }
  | { kind: 'unreachable' }

const largestAnswer = 512 * 1024

/** Icons of a set that is not installed, from the first host that answers. A 404 ends the search; any other failure goes on to the next host. */
export async function askIconService(
  settings: IconServiceSettings,
  set: string,
  names: readonly string[],
): Promise<IconServiceAnswer> {
  const before = Math.max(...settings.hosts.map((host) => addressOf(host, set, []).length))
  const groups = groupNames(names, before)
  const answers = await Promise.all(groups.map((group) => askInTurn(settings, set, group)))
  const found = answers.flatMap((answer) => (answer.kind === 'found' ? [answer.icons] : []))
  if (found.length < answers.length) return answers.find(({ kind }) => kind !== 'found') ?? { kind: 'absent' }
  return { kind: 'found', icons: pickIcons(joinSets(set, found), names) }
}

function askInTurn(
  { hosts, patience = 5000, rotateAfter = 750 }: IconServiceSettings,
  set: string,
  names: readonly string[],
): Promise<IconServiceAnswer> {
  const { promise, resolve } = Promise.withResolvers<IconServiceAnswer>()
  const stop = new AbortController()
  let next = 0
  let underWay = 0
  let rotation: NodeJS.Timeout | undefined
  const settle = (answer: IconServiceAnswer) => {
    clearTimeout(rotation)
    clearTimeout(end)
    stop.abort()
    resolve(answer)
  }
  const end = setTimeout(() => settle({ kind: 'unreachable' }), patience)
  const askNext = () => {
    clearTimeout(rotation)
    const host = hosts[next++]
    if (host === undefined) {
      if (underWay === 0) settle({ kind: 'unreachable' })
      return
    }
    underWay += 1
    rotation = setTimeout(askNext, rotateAfter)
    askHost(addressOf(host, set, names), set, stop.signal).then(settle, () => {
      underWay -= 1
      if (!stop.signal.aborted) askNext()
    })
  }
  askNext()
  return promise
}

function addressOf(host: string, set: string, names: readonly string[]): string {
  return `${host}/${set}.json?icons=${names.join('%2C')}`
}

async function askHost(address: string, set: string, signal: AbortSignal): Promise<IconServiceAnswer> {
  if (address.length > longestIconAddress) throw new Error('The address is too long.')
  const response = await fetch(address, { signal, redirect: 'error', credentials: 'omit' })
  if (response.status === 404) return { kind: 'absent' }
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  const icons = serviceSet(set).parse(JSON.parse(await readBounded(response)))
  return { kind: 'found', icons }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > largestAnswer) throw new Error('The answer is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const placed = {
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
}

const turned = { rotate: z.number().optional(), hFlip: z.boolean().optional(), vFlip: z.boolean().optional() }

const serviceSet = (set: string) =>
  z.object({
    prefix: z.literal(set),
    icons: z.record(z.string(), z.object({ body: z.string(), ...placed, ...turned })),
    aliases: z.record(z.string(), z.object({ parent: z.string(), ...placed, ...turned })).optional(),
    ...placed,
  })

function joinSets(prefix: string, sets: readonly IconSet[]): IconSet {
  return {
    ...sets[0],
    prefix,
    icons: Object.assign({}, ...sets.map(({ icons }) => icons)),
    aliases: Object.assign({}, ...sets.map(({ aliases }) => aliases)),
  }
}
