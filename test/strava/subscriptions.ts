import { fault, type Answer } from './records.ts'

type Application = { clientId: string; clientSecret: string }
type Subscription = { id: number; callback_url: string }

/** Push subscriptions: one an application, made once the callback has given its challenge back. */
export function openSubscriptions({ clientId, clientSecret }: Application) {
  const held: Subscription[] = []

  async function create(form: URLSearchParams): Promise<Answer> {
    if (held.length > 0) return fault(400, 'PushSubscription', '', 'already exists')
    const callback = new URL(form.get('callback_url') ?? '')
    const challenge = crypto.randomUUID()
    callback.searchParams.set('hub.mode', 'subscribe')
    callback.searchParams.set('hub.challenge', challenge)
    callback.searchParams.set('hub.verify_token', form.get('verify_token') ?? '')
    const answer = await fetch(callback)
    const said: { 'hub.challenge'?: string } = answer.ok ? await answer.json() : {}
    if (said['hub.challenge'] !== challenge)
      return fault(400, 'PushSubscription', 'callback url', 'not verifiable')
    const subscription = { id: 7001, callback_url: callback.origin + callback.pathname }
    held.push(subscription)
    return { status: 201, body: { id: subscription.id } }
  }

  return {
    held,
    async answer(method: string, path: string, form: URLSearchParams): Promise<Answer> {
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
        return fault(401, 'Application', 'client_id', 'invalid')
      if (method === 'POST') return create(form)
      if (method === 'GET') return { status: 200, body: held }
      const index = held.findIndex(({ id }) => path.endsWith(`/${id}`))
      if (index < 0) return fault(404, 'PushSubscription', 'id', 'not found')
      held.splice(index, 1)
      return { status: 204 }
    },
  }
}
