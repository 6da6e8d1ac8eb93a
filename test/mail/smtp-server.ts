import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

type ReceivedMail = { from: string; to: string[]; source: string }

export type SmtpServer = { port: number; mails: ReceivedMail[]; close: () => Promise<void> }

/** The smallest SMTP server that takes a mail and keeps it. @param refuse what it answers to a line it does not like */
export async function startSmtpServer(
  port = 0,
  refuse: (line: string) => string | undefined = () => undefined,
): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, mails, refuse)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    mails,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, mails: ReceivedMail[], refuse: (line: string) => string | undefined): void {
  let mail: ReceivedMail = { from: '', to: [], source: '' }
  let isReadingSource = false
  let pending = ''
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const obey = (line: string) => {
    if (isReadingSource) {
      if (line !== '.') return void (mail.source += `${line}\n`)
      isReadingSource = false
      mails.push(mail)
      mail = { from: '', to: [], source: '' }
      return void answer('250 kept')
    }
    const refusal = refuse(line)
    if (refusal) return void answer(refusal)
    const [, address = ''] = line.match(/<([^>]*)>/) ?? []
    if (/^MAIL/i.test(line)) mail.from = address
    if (/^RCPT/i.test(line)) mail.to.push(address)
    isReadingSource = /^DATA/i.test(line)
    answer(isReadingSource ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok')
  }
  answer('220 test')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('utf8')).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) obey(line)
  })
}
