import { Client } from 'pg'

export type Listening = { close: () => Promise<void> }

type ListenOptions = {
  url: string
  channels: readonly string[]
  onNotice: (channel: string, payload: string) => void
  onReconnect: () => void
  onError: (error: Error) => void
  heartbeat?: number
}

const shortestPause = 200
const longestPause = 5000

/** Hears what other instances say (`pg_notify`). A lost connection is made again, with longer and longer pauses. */
export async function listen(options: ListenOptions): Promise<Listening> {
  let isClosed = false
  let pause = shortestPause
  let timer: NodeJS.Timeout | undefined
  let client = await connect(options, lost)

  function lost(error: Error | undefined): void {
    if (isClosed) return
    if (error) options.onError(error)
    clearTimeout(timer)
    timer = setTimeout(again, pause).unref()
    pause = Math.min(pause * 2, longestPause)
  }

  function again(): void {
    connect(options, lost).then(
      (connected) => {
        if (isClosed) return void connected.end()
        client = connected
        pause = shortestPause
        options.onReconnect()
      },
      (error: Error) => lost(error),
    )
  }

  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}

async function connect(
  { url, channels, onNotice, heartbeat = 20_000 }: ListenOptions,
  onLost: (error: Error | undefined) => void,
): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'allure listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: Math.min(heartbeat, 5000),
  })
  let isLost = false
  const lose = (error?: Error) => {
    clearInterval(beat)
    if (!isLost) onLost(error)
    isLost = true
  }
  client.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload))
  try {
    client.on('error', () => undefined)
    await client.connect()
    for (const channel of channels) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    // Not waited for: one that no longer answers would never say that it ended.
    void client.end()
    throw error
  }
  // A router that forgot the connection says nothing, and would for hours.
  const beat = setInterval(() => {
    client.query('SELECT 1').catch((error: Error) => {
      lose(error)
      void client.end()
    })
  }, heartbeat).unref()
  client.on('error', lose)
  client.on('end', () => lose())
  return client
}
