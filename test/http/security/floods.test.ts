import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get, site } = useSite()

const nowhere = ['/wp-login.php', '/contact/rien', '/nos-stages/rien', '/notre-boutique/produits/rien']

async function answerTo(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

test('of a thousand at once some are answered, the others told to come back; what is kept goes on', async () => {
  await get('/')
  const { host, port } = new URL(site().url)
  const sockets = Array.from({ length: 1000 }, () => connect(Number(port), '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const flood = sockets.map((socket, index) => {
    socket.write(
      `GET /nos-outils/calculateur-allure-running?distance=${1 + index / 100} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: Mozilla/5.0 Chrome/150.0\r\nConnection: close\r\n\r\n`,
    )
    return answerTo(socket)
  })
  const meanwhile = await Promise.all(['/', '/healthz', ...nowhere].map((path) => get(path)))
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, ...nowhere.map(() => 404)])
  const answers = await Promise.all(flood)
  const found = (status: number) => answers.filter((answer) => answer.startsWith(`HTTP/1.1 ${status} `))
  expect(found(200).length).toBeGreaterThan(100)
  expect(found(503).length).toBeGreaterThan(0)
  expect(found(200).length + found(503).length).toBe(1000)
  for (const answer of found(503)) expect(answer).toContain('retry-after: 5\r\n')
})

test('what is known is not taken for nothing: capitals, slashes, rooms that ask who comes', async () => {
  const asked = ['/Nos-Stages/Lanzarote', '/contact/', '/espace-athlete/rien', '/admin/rien']
  const answers = await Promise.all(asked.map((path) => get(path)))
  expect(answers.map(({ status }) => status)).toEqual([308, 308, 302, 302])
  expect((await get('/notre-boutique/produits/gourde-relief')).status).toBe(200)
  expect((await get('/commande/secret-inconnu')).status).toBe(404)
  const camp = await get('/nos-stages/nulle-part')
  expect(await camp.text()).toContain('Page Not Found: /nos-stages/nulle-part')
})
