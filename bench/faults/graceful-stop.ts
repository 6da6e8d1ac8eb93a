import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startSiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { residentMegabytes } from '../process-figures.ts'

const clients = 30
const paths = ['/', '/notre-boutique/panier', '/nulle-part']
const name = `stopped with ${clients} busy keep-alive clients`

/** SIGTERM while clients ask again and again; each leaves when it is told that its connection ends. */
export async function measureGracefulStop(): Promise<void> {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const outcomes = { answered: 0, cut: 0 }
  const askUntilTold = async (index: number) => {
    for (;;) {
      try {
        const answer = await ask(agent, site.url + paths[index % paths.length])
        outcomes.answered += 1
        if (answer.headers.connection === 'close') return
      } catch {
        outcomes.cut += 1
        return
      }
    }
  }
  const asking = Array.from({ length: clients }, (_, index) => askUntilTold(index))
  await wait(3000)
  const memory = residentMegabytes(site.child.pid ?? 0)
  const start = performance.now()
  const ended = once(site.child, 'exit')
  site.child.kill('SIGTERM')
  await Promise.all(asking)
  const [code] = await ended
  print(`${name}: answered`, outcomes.answered)
  print(`${name}: cut off`, outcomes.cut)
  print(`${name}: ends with ${code} after (ms)`, performance.now() - start)
  print(`${name}: memory before (MB)`, memory)
  await site.stop()
}

async function ask(agent: Agent, url: string): Promise<IncomingMessage> {
  const asking = request(url, { agent })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  await text(answer)
  return answer
}
