import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { groupNames, longestIconAddress } from './icon.ts'
import { pickIcons, type IconSet, findLocalIcons, isInstalled } from './local-icons.ts'

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

/** The first answer of the hosts: the next one is asked once the one before has failed or kept us waiting. */
async function askInTurn(
  { hosts, patience = 5000, rotateAfter = 750 }: IconServiceSettings,
  set: string,
  names: readonly string[],
): Promise<IconServiceAnswer> {
  const isOver = new AbortController()
  const signal = AbortSignal.any([isOver.signal, AbortSignal.timeout(patience)])
  let turn: Promise<unknown> = Promise.resolve()
  const answers = hosts.map((host) => {
    const answer = turn.then(() => askHost(addressOf(host, set, names), set, signal))
    const failed = answer.then(
      () => new Promise(() => undefined),
      () => undefined,
    )
    const waited = turn.then(() => wait(rotateAfter, undefined, { signal }).catch(() => undefined))
    turn = Promise.race([failed, waited])
    return answer
  })
  try {
    return await Promise.any(answers)
  } catch {
    return { kind: 'unreachable' }
  } finally {
    isOver.abort()
  }
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
